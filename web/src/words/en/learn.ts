import learn from "../../../../src/scoville/locales/en/web-learn.ftl?raw";

export default [learn];
