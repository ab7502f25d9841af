/** How good an option is, in words that say how sure that is. */
import type { ReviewedOption } from "../wire/protocol";
import { say } from "../words/words.svelte";
import { percent } from "./options";

/** An interval no wider than this is as good as a number. */
const SHARP = 0.06;

export function chanceWords(one: Pick<ReviewedOption, "chance" | "low" | "high" | "known">): string {
  if (!one.known) return say("web-review-unsure");
  const [chance, low, high] = [one.chance, one.low, one.high].map(percent) as [number, number, number];
  if (one.high - one.low <= SHARP) return say("web-review-wins", { chance });
  // "About 0 %" would sound like never.
  if (chance === 0) return say("web-review-wins-below", { high: Math.max(1, high) });
  return say("web-review-wins-about", { chance, low, high });
}
