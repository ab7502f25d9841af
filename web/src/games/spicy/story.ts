/** What happens in SPICY and what can be done, in words: the same sentences as the terminal's. An unknown card is null. */
import type { Sight } from "../../wire/connection.svelte";
import type { SpicySight } from "../../wire/protocol";
import { say } from "../../words/words.svelte";
import { tellFact, valuesOf } from "../facts";
import type { Part, Result } from "../stories";
import Chip from "./Chip.svelte";
import { cardName } from "./names";
import SpicySum from "./SpicySum.svelte";

export { cardName };
export type Fact = SpicySight["facts"][number];

/** What the review jumps to. */
export const moments: Fact["fact"][] = ["challenged"];

export function tell(names: string[], fact: Fact): string {
  const values = valuesOf("spicy", names, fact, (kind, value) => (kind === "trait" ? value : cardName(value)));
  if (fact.fact === "game-ended") {
    const scores = fact.scores.map((score, seat) => say("story-spicy-game-ended-score", { name: names[seat] ?? "?", score }));
    values.scores = scores.join(" · ");
  }
  return tellFact("spicy", fact, values);
}

/** A chapter is a stack, from its first card until somebody takes it. */
export function parts(): (fact: Fact) => Part {
  let empty = true;
  return ({ fact }) => {
    if (fact === "stack-won" || fact === "stack-raided") empty = true;
    if (fact === "card-played" && empty) {
      empty = false;
      return "chapter";
    }
    if (fact === "challenged") return "high";
    return DEEDS.includes(fact) ? "deed" : "more";
  };
}

const DEEDS: Fact["fact"][] = ["card-played", "passed", "peeked", "card-taken-back", "stack-raided", "game-ended"];

export const chapter = "web-spicy-chapter";
export { Chip };

export function meanwhile(sight: Sight): Sight {
  const { options, ...rest } = sight as SpicySight;
  return { ...rest, options: { ...options, claims: [], bad_claims: false, passes: false } };
}

const playerOf = (sight: Sight, seat: number) => (sight as SpicySight).view.players[seat];

export const result: Result = {
  title: "web-points",
  score: (sight, seat) => playerOf(sight, seat)?.score ?? 0,
  made: SpicySum,
  of: playerOf,
};
