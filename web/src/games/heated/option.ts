/** An action in a few words, from the words of a record. */
import type { Settings } from "../../wire/protocol";
import { list, say } from "../../words/words.svelte";
import type { Naming } from "../stories";
import { blankOf } from "./blank.svelte";
import { cardName } from "./names";
export function option(verb: string, rest: string[], name: Naming, rules: Settings["rules"] | null): string {
  const blank = rules ? blankOf(rules)?.name : undefined;
  const called = (card: string) => (card === "blank" && blank ? blank : cardName(card));
  const [first = ""] = rest;
  switch (verb) {
    case "plays":
      return play(rest, name, called);
    case "names":
      return say("option-name", { colour: say("heated-colour", { colour: first }) });
    case "draws":
      return first ? say("option-draw-some", { count: Number(first) }) : say("option-draw");
    case "offers":
      return say("option-offer", { card: called(first) });
    case "takes":
      return first === "nothing" ? say("option-take-nothing") : say("option-take", { name: name(first) });
    case "discards":
      return say("option-discard", { cards: list(rest.map(called)) });
    default:
      return [verb, ...rest].join(" ");
  }
}

function play([card = "", ...more]: string[], name: Naming, called: Naming): string {
  const parts = [called(card)];
  const after = (word: string) => (more.includes(word) ? more.slice(more.indexOf(word) + 1) : []);
  const until = (words: string[]) => words.slice(0, words.findIndex((word) => word === "giving" || word === "at") >>> 0);
  if (more[0] && !["on", "giving", "at"].includes(more[0])) parts.push(say("heated-colour", { colour: more[0] }));
  const on = until(after("on"));
  if (on.length > 0) parts.push(say("option-on", { names: list(on.map(name)) }));
  const [given] = after("giving");
  if (given) parts.push(say("option-giving", { card: called(given) }));
  const [at] = after("at");
  if (at) parts.push(say("option-at", { count: Number(at) }));
  return say("option-heated-play", { what: parts.join(", ") });
}
