import web from "../../../../src/scoville/locales/de/web.ftl?raw";

export default [web];
