import rules from "../../../../src/scoville/locales/en/rules.ftl?raw";
import rulesHeated from "../../../../src/scoville/locales/en/rules-heated.ftl?raw";
import rulesSpicy from "../../../../src/scoville/locales/en/rules-spicy.ftl?raw";

export default [rules, rulesHeated, rulesSpicy];
