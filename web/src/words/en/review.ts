import explain from "../../../../src/scoville/locales/en/explain.ftl?raw";
import replay from "../../../../src/scoville/locales/en/replay.ftl?raw";

export default [explain, replay];
