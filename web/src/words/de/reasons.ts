import reasons from "../../../../src/scoville/locales/de/reasons.ftl?raw";
import refusalsHeated from "../../../../src/scoville/locales/de/refusals-heated.ftl?raw";
import refusalsSpicy from "../../../../src/scoville/locales/de/refusals-spicy.ftl?raw";

export default [reasons, refusalsHeated, refusalsSpicy];
