/** What happens in HEATED and what can be done, in words: the same sentences as the terminal's. An unknown card is null. */
import type { HeatedRules, HeatedSight, Settings } from "../../wire/protocol";
import { list, say, type Values } from "../../words/words.svelte";
import type { Naming, Result } from "../stories";
import { cardName } from "./names";

export { cardName };
export type Fact = HeatedSight["facts"][number];

/** What the review jumps to: whatever turns a game. */
export const moments: Fact["fact"][] = [
  "penalty-due",
  "trap-sprung",
  "effect-cancelled",
  "hands-swapped",
  "hands-mixed",
  "last-to-slap",
];

const PLAIN: Partial<Record<Fact["fact"], string>> = {
  "trap-sprung": "trapped",
  "mercy-drawn": "mercy-drawn",
  "turn-skipped": "skipped",
  passed: "passed",
  "help-asked": "asked",
  "nothing-taken": "nothing-taken",
  slapped: "slapped",
  "last-to-slap": "last-to-slap",
  "turn-asked": "turn-asked",
};

export function tell(names: string[], fact: Fact): string {
  const who = (seat: number) => names[seat] ?? "?";
  const about = (id: string, values: Values = {}) => say(`story-heated-${id}`, values);
  const plain = PLAIN[fact.fact];
  if (plain && "seat" in fact) return about(plain, { name: who(fact.seat) });
  switch (fact.fact) {
    case "card-played": {
      let card = cardName(fact.acts);
      if (fact.on.length > 0) card = about("aimed", { card, on: list(fact.on.map(who)) });
      const how = fact.acts !== fact.card ? "copied" : fact.out_of_turn ? "played-out-of-turn" : "played";
      return about(how, { name: who(fact.seat), card });
    }
    case "colour-named":
      return about("named", { name: who(fact.seat), colour: say("heated-colour", { colour: fact.colour }) });
    case "cards-drawn": {
      const known = fact.cards.filter((card) => card !== null);
      const values = { name: who(fact.seat), count: fact.cards.length };
      if (known.length < fact.cards.length) return about("drawn-hidden", values);
      return about("drawn-open", { ...values, cards: list(known.map(cardName)) });
    }
    case "penalty-due":
      return about("penalty", { name: who(fact.seat), count: fact.count });
    case "effect-cancelled":
      return about("cancelled", { name: who(fact.seat), card: cardName(fact.card) });
    case "play-reversed":
      return about(`reversed-${fact.direction}`);
    case "card-offered":
      return fact.card === null
        ? about("offered-hidden", { name: who(fact.seat) })
        : about("offered-open", { name: who(fact.seat), card: cardName(fact.card) });
    case "card-taken": {
      const values = { name: who(fact.seat), giver: who(fact.giver) };
      return fact.card === null
        ? about("taken-hidden", values)
        : about("taken-open", { ...values, card: cardName(fact.card) });
    }
    case "cards-discarded":
      return about("discarded", {
        name: who(fact.seat),
        count: fact.cards.length,
        cards: list(fact.cards.map(cardName)),
      });
    case "heated-called":
      return about(fact.own ? "called-own" : "called", { name: who(fact.seat) });
    case "hands-swapped":
      return about("swapped", { name: who(fact.seat), other: who(fact.other) });
    case "cards-exchanged": {
      const values = { name: who(fact.seat), other: who(fact.other) };
      return fact.given === null || fact.got === null
        ? about("exchanged-hidden", values)
        : about("exchanged-open", { ...values, given: cardName(fact.given), got: cardName(fact.got) });
    }
    case "places-traded":
      return about("places", { name: who(fact.seat), other: who(fact.other) });
    case "hands-mixed": {
      const hands = fact.hands
        .map((hand, seat) => (hand ? about("mixed-hand", { name: who(seat), count: hand.length }) : null))
        .filter((text) => text !== null);
      return about("mixed", { hands: hands.join(" · ") });
    }
    case "discard-reshuffled":
      return about("reshuffled", { count: fact.count });
    case "game-ended":
      return about(`ended-${fact.reason}`, { winners: list(fact.winners.map(who)), count: fact.winners.length });
  }
  return "";
}

/** What a table calls its own BLANK (H-BLANK); undefined where it has none. */
function blankName(rules: Settings["rules"]): string | undefined {
  const { blank } = rules as HeatedRules;
  return blank && typeof blank === "object" ? blank.name : undefined;
}

export function option(verb: string, rest: string[], name: Naming, rules: Settings["rules"] | null): string {
  const blank = rules ? blankName(rules) : undefined;
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

export const result: Result = {
  title: "web-cards-left",
  score: (sight, seat) => (sight as HeatedSight).view.players[seat]?.hand ?? 0,
  fewer: true,
};

/** A slap needs no cards: everybody at one screen has a button for it. */
export function race(sight: unknown): { action: string; label: string } | null {
  const { view, options } = sight as HeatedSight;
  return view.phase === "slaps" && options.slaps ? { action: "slaps", label: "terminal-heated-slap" } : null;
}
