import cardsHeated from "../../../../src/scoville/locales/fr/cards-heated.ftl?raw";
import refusalsHeated from "../../../../src/scoville/locales/fr/refusals-heated.ftl?raw";
import refusalsSpicy from "../../../../src/scoville/locales/fr/refusals-spicy.ftl?raw";
import storyHeated from "../../../../src/scoville/locales/fr/story-heated.ftl?raw";
import storySpicy from "../../../../src/scoville/locales/fr/story-spicy.ftl?raw";
import terminal from "../../../../src/scoville/locales/fr/terminal.ftl?raw";
import terminalHeated from "../../../../src/scoville/locales/fr/terminal-heated.ftl?raw";
import webHeated from "../../../../src/scoville/locales/fr/web-heated.ftl?raw";
import webSpicy from "../../../../src/scoville/locales/fr/web-spicy.ftl?raw";
import webTable from "../../../../src/scoville/locales/fr/web-table.ftl?raw";

export default [
  cardsHeated,
  refusalsHeated,
  refusalsSpicy,
  storyHeated,
  storySpicy,
  terminal,
  terminalHeated,
  webHeated,
  webSpicy,
  webTable,
];
