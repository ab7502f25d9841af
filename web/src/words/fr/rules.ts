import rules from "../../../../src/scoville/locales/fr/rules.ftl?raw";
import rulesHeated from "../../../../src/scoville/locales/fr/rules-heated.ftl?raw";
import rulesSpicy from "../../../../src/scoville/locales/fr/rules-spicy.ftl?raw";

export default [rules, rulesHeated, rulesSpicy];
