import reasons from "../../../../src/scoville/locales/fr/reasons.ftl?raw";
import refusalsHeated from "../../../../src/scoville/locales/fr/refusals-heated.ftl?raw";
import refusalsSpicy from "../../../../src/scoville/locales/fr/refusals-spicy.ftl?raw";

export default [reasons, refusalsHeated, refusalsSpicy];
