/** What BLANK is at the table on screen (H-BLANK): a card of its own has its own name and its own text. */
import type { BlankRules, HeatedRules, Settings } from "../../wire/protocol";
import { say } from "../../words/words.svelte";

let own = $state.raw<BlankRules | null>(null);

/** The table's own card; null if BLANK is left out or stands in for another. */
export const ownBlank = () => own;

export function blankOf(rules: Settings["rules"]): BlankRules | null {
  const { blank } = rules as HeatedRules;
  return blank && typeof blank === "object" ? blank : null;
}

/** From now on cards are those of this table. */
export function useBlank(rules: Settings["rules"]) {
  own = blankOf(rules);
}

export const DRAWS = ["everyone_draws", "others_draw", "next_draws", "target_draws", "player_draws"] as const;
export const DISCARDS = [
  "everyone_discards",
  "others_discard",
  "next_discards",
  "target_discards",
  "player_discards",
] as const;

/** What it does, in the order in which it happens. */
export function doesOf(blank: BlankRules): string {
  const counts = [...DRAWS, ...DISCARDS].filter((field) => blank[field]);
  const parts = counts.map((field) => say(`blank-does-${field}`, { count: blank[field] ?? 0 }));
  if (blank.reverse) parts.push(say("blank-does-reverse"));
  if (blank.skip) parts.push(say("blank-does-skip"));
  return parts.join(" ");
}

/** Its text as the table wrote it, or else what it does. */
export const textOf = (blank: BlankRules) => blank.text?.trim() || doesOf(blank);
