import explain from "../../../../src/scoville/locales/de/explain.ftl?raw";
import replay from "../../../../src/scoville/locales/de/replay.ftl?raw";

export default [explain, replay];
