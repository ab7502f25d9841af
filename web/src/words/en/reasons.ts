import reasons from "../../../../src/scoville/locales/en/reasons.ftl?raw";
import refusalsHeated from "../../../../src/scoville/locales/en/refusals-heated.ftl?raw";
import refusalsSpicy from "../../../../src/scoville/locales/en/refusals-spicy.ftl?raw";

export default [reasons, refusalsHeated, refusalsSpicy];
