import live from "../../../../src/scoville/locales/de/live.ftl?raw";
import web from "../../../../src/scoville/locales/de/web.ftl?raw";

export default [live, web];
