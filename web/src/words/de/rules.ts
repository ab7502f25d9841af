import rules from "../../../../src/scoville/locales/de/rules.ftl?raw";
import rulesHeated from "../../../../src/scoville/locales/de/rules-heated.ftl?raw";
import rulesSpicy from "../../../../src/scoville/locales/de/rules-spicy.ftl?raw";

export default [rules, rulesHeated, rulesSpicy];
