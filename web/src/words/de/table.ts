import cardsHeated from "../../../../src/scoville/locales/de/cards-heated.ftl?raw";
import refusalsHeated from "../../../../src/scoville/locales/de/refusals-heated.ftl?raw";
import refusalsSpicy from "../../../../src/scoville/locales/de/refusals-spicy.ftl?raw";
import storyHeated from "../../../../src/scoville/locales/de/story-heated.ftl?raw";
import storySpicy from "../../../../src/scoville/locales/de/story-spicy.ftl?raw";
import terminal from "../../../../src/scoville/locales/de/terminal.ftl?raw";
import terminalHeated from "../../../../src/scoville/locales/de/terminal-heated.ftl?raw";
import webHeated from "../../../../src/scoville/locales/de/web-heated.ftl?raw";
import webSpicy from "../../../../src/scoville/locales/de/web-spicy.ftl?raw";
import webTable from "../../../../src/scoville/locales/de/web-table.ftl?raw";

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
