/** Claims taken apart, and laid out for choosing. */
import { SPICES, type Spice } from "./shapes";

const LETTER: Record<string, Spice> = { c: "chili", w: "wasabi", p: "pepper" };
const NUMBERS = Array.from({ length: 10 }, (_, i) => i + 1);

export function spiceOf(claim: string): Spice {
  return LETTER[claim[0] ?? ""] ?? "chili";
}

/** One row for each spice that occurs, its claims by number. */
export function rows(claims: string[]): { spice: Spice; claims: string[] }[] {
  return SPICES.map((spice) => ({
    spice,
    claims: claims.filter((claim) => spiceOf(claim) === spice).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))),
  })).filter((row) => row.claims.length > 0);
}

/** Everything that can be said at all. */
export const SAYABLE: string[] = SPICES.flatMap((spice) => NUMBERS.map((number) => `${spice[0]}${number}`));
