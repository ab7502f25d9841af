import live from "../../../../src/scoville/locales/fr/live.ftl?raw";
import web from "../../../../src/scoville/locales/fr/web.ftl?raw";

export default [live, web];
