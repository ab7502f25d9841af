/** What can be done, in few words, from the words of a record: as `scoville explain` says it. */
import type { Replay } from "../wire/protocol";
import { heatedCardName, spicyCardName } from "../words/cards";
import { list, say } from "../words/words.svelte";

const PLAIN: Record<string, string> = {
  passes: "option-pass",
  accepts: "option-accept",
  peeks: "option-peek",
  asks: "option-ask",
  declines: "option-decline",
  slaps: "option-slap",
  calls: "option-call",
  wonders: "option-wonder",
};

/** What a table calls its own BLANK (H-BLANK); undefined where it has none. */
export function blankName(rules: Replay["rules"]): string | undefined {
  return rules.game === "heated" && rules.blank && typeof rules.blank === "object" ? rules.blank.name : undefined;
}

/** `action` is written without its player; `name` is what is said for a player's word, `blank` for a BLANK of the table's own. */
export function optionWords(game: "spicy" | "heated", action: string | null, name: (word: string) => string, blank?: string): string {
  if (action === null) return say("option-wait");
  const [verb = "", ...rest] = action.replace(/ @\S+$/, "").split(" ");
  const plain = PLAIN[verb];
  if (plain) return say(plain);
  return game === "spicy" ? spicyWords(verb, rest) : heatedWords(verb, rest, name, (card) => (card === "blank" && blank ? blank : heatedCardName(card)));
}

function spicyWords(verb: string, rest: string[]): string {
  if (verb === "challenges") return say(`option-challenge-${rest[0]}`);
  const words = rest.filter((word) => word !== "last");
  const [card = "", as, claim = ""] = words;
  const under = words.includes("with") ? words.slice(words.indexOf("with") + 1) : [];
  const text =
    verb === "plays" && as === "as"
      ? say("option-play", { card: spicyCardName(card), claim: spicyCardName(claim), true: card === claim ? "yes" : "no" })
      : say("option-copy", { card: spicyCardName(card) });
  return under.length > 0 ? say("option-under", { what: text, cards: list(under.map(spicyCardName)) }) : text;
}

type Naming = (word: string) => string;

function heatedWords(verb: string, rest: string[], name: Naming, cardName: Naming): string {
  const [first = ""] = rest;
  switch (verb) {
    case "plays":
      return heatedPlay(rest, name, cardName);
    case "names":
      return say("option-name", { colour: say("heated-colour", { colour: first }) });
    case "draws":
      return first ? say("option-draw-some", { count: Number(first) }) : say("option-draw");
    case "offers":
      return say("option-offer", { card: cardName(first) });
    case "takes":
      return first === "nothing" ? say("option-take-nothing") : say("option-take", { name: name(first) });
    case "discards":
      return say("option-discard", { cards: list(rest.map(cardName)) });
    default:
      return [verb, ...rest].join(" ");
  }
}

function heatedPlay([card = "", ...more]: string[], name: Naming, cardName: Naming): string {
  const parts = [cardName(card)];
  const after = (word: string) => (more.includes(word) ? more.slice(more.indexOf(word) + 1) : []);
  const until = (words: string[]) => words.slice(0, words.findIndex((word) => word === "giving" || word === "at") >>> 0);
  if (more[0] && !["on", "giving", "at"].includes(more[0])) parts.push(say("heated-colour", { colour: more[0] }));
  const on = until(after("on"));
  if (on.length > 0) parts.push(say("option-on", { names: list(on.map(name)) }));
  const [given] = after("giving");
  if (given) parts.push(say("option-giving", { card: cardName(given) }));
  const [at] = after("at");
  if (at) parts.push(say("option-at", { count: Number(at) }));
  return say("option-heated-play", { what: parts.join(", ") });
}

export const percent = (chance: number): number => Math.round(chance * 100);
