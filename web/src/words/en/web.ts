import live from "../../../../src/scoville/locales/en/live.ftl?raw";
import web from "../../../../src/scoville/locales/en/web.ftl?raw";

export default [live, web];
