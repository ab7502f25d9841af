import learn from "../../../../src/scoville/locales/de/web-learn.ftl?raw";

export default [learn];
