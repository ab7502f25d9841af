/** What happens in SPICY and what can be done, in words: the same sentences as the terminal's. An unknown card is null. */
import type { Sight } from "../../wire/connection.svelte";
import type { SpicySight } from "../../wire/protocol";
import { list, say, type Values } from "../../words/words.svelte";
import type { Result } from "../stories";
import { cardName } from "./names";
import SpicyCounts from "./SpicyCounts.svelte";

export { cardName };
export type Fact = SpicySight["facts"][number];

/** What the review jumps to. */
export const moments: Fact["fact"][] = ["challenged"];

const TAKEN_BACK: Record<string, string> = { "S-BAD-CALL": "bad-call", "S-LAST-FORGOT": "last-forgotten" };

export function tell(names: string[], fact: Fact): string {
  const who = (seat: number) => names[seat] ?? "?";
  const about = (id: string, values: Values = {}) => say(`story-${id}`, values);
  const withCard = (id: string, card: string | null, values: Values) =>
    card === null ? about(`${id}-hidden`, values) : about(`${id}-open`, { ...values, card: cardName(card) });
  const withCards = (id: string, seat: number, cards: (string | null)[]) => {
    const known = cards.filter((card) => card !== null);
    const values = { name: who(seat), count: cards.length };
    if (known.length < cards.length) return about(`${id}-hidden`, values);
    return about(`${id}-open`, { ...values, cards: list(known.map(cardName)) });
  };
  switch (fact.fact) {
    case "card-played":
      return withCard(fact.copy ? "copied" : "played", fact.card, {
        name: who(fact.seat),
        claim: cardName(fact.claim),
      });
    case "card-taken-back":
      return withCard(TAKEN_BACK[fact.clause] ?? "bad-call", fact.card, {
        name: who(fact.seat),
        claim: cardName(fact.claim),
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
        card: cardName(fact.card),
        claim: cardName(fact.claim),
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

export function option(verb: string, rest: string[]): string {
  if (verb === "challenges") return say(`option-challenge-${rest[0]}`);
  const words = rest.filter((word) => word !== "last");
  const [card = "", as, claim = ""] = words;
  const under = words.includes("with") ? words.slice(words.indexOf("with") + 1) : [];
  const text =
    verb === "plays" && as === "as"
      ? say("option-play", { card: cardName(card), claim: cardName(claim), true: card === claim ? "yes" : "no" })
      : say("option-copy", { card: cardName(card) });
  return under.length > 0 ? say("option-under", { what: text, cards: list(under.map(cardName)) }) : text;
}

const playerOf = (sight: Sight, seat: number) => (sight as SpicySight).view.players[seat];

export const result: Result = {
  title: "web-points",
  score: (sight, seat) => playerOf(sight, seat)?.score ?? 0,
  made: SpicyCounts,
  of: playerOf,
};
