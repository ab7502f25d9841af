/** Facts in words: the same sentences the terminal tells. A card the reader may not know is null. */
import { heatedCardName, spicyCardName } from "../words/cards";
import { list, say, type Values } from "../words/words.svelte";
import type { HeatedSight, SpicySight } from "../wire/protocol";

export type SpicyFact = SpicySight["facts"][number];
export type HeatedFact = HeatedSight["facts"][number];

const TAKEN_BACK: Record<string, string> = { "S-BAD-CALL": "bad-call", "S-LAST-FORGOT": "last-forgotten" };

export function tell(game: "spicy" | "heated", names: string[], fact: SpicyFact | HeatedFact): string {
  return game === "spicy" ? tellSpicy(names, fact as SpicyFact) : tellHeated(names, fact as HeatedFact);
}

export function tellSpicy(names: string[], fact: SpicyFact): string {
  const who = (seat: number) => names[seat] ?? "?";
  const about = (id: string, values: Values = {}) => say(`story-${id}`, values);
  const withCard = (id: string, card: string | null, values: Values) =>
    card === null ? about(`${id}-hidden`, values) : about(`${id}-open`, { ...values, card: spicyCardName(card) });
  const withCards = (id: string, seat: number, cards: (string | null)[]) => {
    const known = cards.filter((card) => card !== null);
    const values = { name: who(seat), count: cards.length };
    if (known.length < cards.length) return about(`${id}-hidden`, values);
    return about(`${id}-open`, { ...values, cards: list(known.map(spicyCardName)) });
  };
  switch (fact.fact) {
    case "card-played":
      return withCard(fact.copy ? "copied" : "played", fact.card, {
        name: who(fact.seat),
        claim: spicyCardName(fact.claim),
      });
    case "card-taken-back":
      return withCard(TAKEN_BACK[fact.clause] ?? "bad-call", fact.card, {
        name: who(fact.seat),
        claim: spicyCardName(fact.claim),
      });
    case "cards-added":
      return withCards("added", fact.seat, fact.cards);
    case "cards-drawn":
      return withCards("drawn", fact.seat, fact.cards);
    case "passed":
      return about("passed", { name: who(fact.seat) });
    case "challenged":
      return about(`challenged-${fact.trait}`, { name: who(fact.seat), against: who(fact.against) });
    case "card-revealed":
      return about(fact.holds ? "revealed-right" : "revealed-wrong", {
        name: who(fact.seat),
        card: spicyCardName(fact.card),
        claim: spicyCardName(fact.claim),
      });
    case "stack-won":
      return about("stack-won", { name: who(fact.seat), count: fact.count });
    case "stack-raided":
      return about("raided", { name: who(fact.seat), count: fact.count });
    case "last-card-played":
      return about("last-card", { name: who(fact.seat) });
    case "last-card-accepted":
      return about("accepted", { name: who(fact.seat) });
    case "trophy-taken":
      return about("trophy", { name: who(fact.seat) });
    case "peeked":
      return fact.whose === null
        ? withCard("peeked-stack", fact.card, { name: who(fact.seat) })
        : withCard("peeked-pile", fact.card, { name: who(fact.seat), whose: who(fact.whose) });
    case "game-ended": {
      const winners = list(fact.winners.map(who));
      const scores = fact.scores.map((score, seat) => about("score", { name: who(seat), score })).join(" · ");
      return `${about(`ended-${fact.reason}`, { winners, count: fact.winners.length })} ${about("scores", { scores })}`;
    }
  }
}

const PLAIN: Partial<Record<HeatedFact["fact"], string>> = {
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

export function tellHeated(names: string[], fact: HeatedFact): string {
  const who = (seat: number) => names[seat] ?? "?";
  const about = (id: string, values: Values = {}) => say(`story-heated-${id}`, values);
  const plain = PLAIN[fact.fact];
  if (plain && "seat" in fact) return about(plain, { name: who(fact.seat) });
  switch (fact.fact) {
    case "card-played": {
      let card = heatedCardName(fact.acts);
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
      return about("drawn-open", { ...values, cards: list(known.map(heatedCardName)) });
    }
    case "penalty-due":
      return about("penalty", { name: who(fact.seat), count: fact.count });
    case "effect-cancelled":
      return about("cancelled", { name: who(fact.seat), card: heatedCardName(fact.card) });
    case "play-reversed":
      return about(`reversed-${fact.direction}`);
    case "card-offered":
      return fact.card === null
        ? about("offered-hidden", { name: who(fact.seat) })
        : about("offered-open", { name: who(fact.seat), card: heatedCardName(fact.card) });
    case "card-taken": {
      const values = { name: who(fact.seat), giver: who(fact.giver) };
      return fact.card === null
        ? about("taken-hidden", values)
        : about("taken-open", { ...values, card: heatedCardName(fact.card) });
    }
    case "cards-discarded":
      return about("discarded", {
        name: who(fact.seat),
        count: fact.cards.length,
        cards: list(fact.cards.map(heatedCardName)),
      });
    case "heated-called":
      return about(fact.own ? "called-own" : "called", { name: who(fact.seat) });
    case "hands-swapped":
      return about("swapped", { name: who(fact.seat), other: who(fact.other) });
    case "cards-exchanged": {
      const values = { name: who(fact.seat), other: who(fact.other) };
      return fact.given === null || fact.got === null
        ? about("exchanged-hidden", values)
        : about("exchanged-open", { ...values, given: heatedCardName(fact.given), got: heatedCardName(fact.got) });
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
