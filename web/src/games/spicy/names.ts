/** Cards in words, from their notation. */
import { say } from "../../words/words.svelte";

const SPICE: Record<string, string> = { c: "chili", w: "wasabi", p: "pepper" };

/** `5 wasabi`, `wild spice`; claims are written alike. */
export function cardName(card: string): string {
  if (card === "*s") return say("spicy-card-wild-spice");
  if (card === "*n") return say("spicy-card-wild-number");
  return say("spicy-card", { number: card.slice(1), spice: SPICE[card[0] ?? ""] ?? "" });
}
