import explain from "../../../../src/scoville/locales/fr/explain.ftl?raw";
import replay from "../../../../src/scoville/locales/fr/replay.ftl?raw";

export default [explain, replay];
