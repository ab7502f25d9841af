import web from "../../../../src/scoville/locales/fr/web.ftl?raw";

export default [web];
