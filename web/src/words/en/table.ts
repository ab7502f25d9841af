import cardsHeated from "../../../../src/scoville/locales/en/cards-heated.ftl?raw";
import refusalsHeated from "../../../../src/scoville/locales/en/refusals-heated.ftl?raw";
import refusalsSpicy from "../../../../src/scoville/locales/en/refusals-spicy.ftl?raw";
import storyHeated from "../../../../src/scoville/locales/en/story-heated.ftl?raw";
import storySpicy from "../../../../src/scoville/locales/en/story-spicy.ftl?raw";
import terminal from "../../../../src/scoville/locales/en/terminal.ftl?raw";
import terminalHeated from "../../../../src/scoville/locales/en/terminal-heated.ftl?raw";
import webHeated from "../../../../src/scoville/locales/en/web-heated.ftl?raw";
import webSpicy from "../../../../src/scoville/locales/en/web-spicy.ftl?raw";
import webTable from "../../../../src/scoville/locales/en/web-table.ftl?raw";

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
