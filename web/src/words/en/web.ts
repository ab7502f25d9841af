import web from "../../../../src/scoville/locales/en/web.ftl?raw";

export default [web];
