import learn from "../../../../src/scoville/locales/fr/web-learn.ftl?raw";

export default [learn];
