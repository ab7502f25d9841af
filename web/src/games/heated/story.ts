/** What happens in HEATED and what can be done, in words: the same sentences as the terminal's. An unknown card is null. */
import type { HeatedSight } from "../../wire/protocol";
import { list, say, type Values } from "../../words/words.svelte";
import type { Asked } from "../../table/letbe.svelte";
import { tellFact, valuesOf, type Word } from "../facts";
import type { Part, Result } from "../stories";
import Chip from "./Chip.svelte";
import { cardName, partsOf } from "./names";

export { cardName };
export type Fact = HeatedSight["facts"][number];

/** What the review jumps to: everything that turns a game. */
export const moments: Fact["fact"][] = [
  "penalty-due",
  "trap-sprung",
  "effect-cancelled",
  "hands-swapped",
  "hands-mixed",
  "last-to-slap",
];

/** TOO CHILI: everybody who slaps has lost. At any other race the last to slap has. */
export const isDare = (card: string | null): boolean => partsOf(card ?? "").word === "too-chili";

const word: Word = (kind, value) => (kind === "colour" ? say("heated-colour", { colour: value }) : cardName(value));

export function tell(names: string[], fact: Fact): string {
  return tellFact("heated", fact, values(names, fact));
}

function values(names: string[], fact: Fact): Values {
  if (fact.fact === "hands-mixed") {
    const hands = fact.hands.map((hand, seat) =>
      hand ? say("story-heated-hands-mixed-hand", { name: names[seat] ?? "?", count: hand.length }) : null,
    );
    return { hands: hands.filter((text) => text !== null).join(" · ") };
  }
  const found = valuesOf("heated", names, fact, word);
  if (fact.fact !== "card-played") return found;
  const how = fact.acts !== fact.card ? "copied" : fact.out_of_turn ? "out-of-turn" : "played";
  const acts = found.acts as string;
  const on = fact.acts === "ghost" ? numbered(names, fact.on) : (found.on as string);
  const card = fact.on.length > 0 ? say("story-heated-card-played-on", { card: acts, on }) : acts;
  return { ...found, card, how };
}

/** H-GHOST: each draws as many cards as their number. */
function numbered(names: string[], on: number[]): string {
  return list(on.map((seat, i) => say("web-heated-numbered", { name: names[seat] ?? "?", number: i + 1 })));
}

/** A card is told with everything it brings about; a race from its card to its loser. */
export function parts(): (fact: Fact, same: boolean) => Part {
  return ({ fact }, same) => {
    if (fact === "card-played" || fact === "game-ended") return "deed";
    return same || CONSEQUENCES.includes(fact) ? "more" : "deed";
  };
}

const CONSEQUENCES: Fact["fact"][] = ["slapped", "last-to-slap", "effect-cancelled", "cards-discarded", "hands-swapped", "card-offered", "card-taken"];

export { Chip };

export const result: Result = {
  title: "web-cards-left",
  score: (sight, seat) => (sight as HeatedSight).view.players[seat]?.hand ?? 0,
  fewer: true,
};

/** A card that acts waits for NO, THANKS and the like. */
export function asked(sight: unknown): Asked | null {
  const { view, options } = sight as HeatedSight;
  if (view.phase !== "answers" || !options.accepts) return null;
  const key = [view.acting, view.acting_by, view.acting_on.join(), view.pending?.count ?? 0, view.discard].join(" ");
  return { key, action: "accepts", answers: (options.plays ?? []).length > 0 || (options.draws_up_to ?? 0) > 0 };
}

/** A slap needs no cards: everybody at one screen has a button for it. */
export function race(sight: unknown): { action: string; label: string } | null {
  const { view, options } = sight as HeatedSight;
  return view.phase === "slaps" && options.slaps ? { action: "slaps", label: "terminal-heated-slap" } : null;
}
