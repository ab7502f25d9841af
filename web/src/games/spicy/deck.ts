/** Where the World's End card sticks out of the draw deck. Only a picture: the server alone knows when it comes. */
import type { SpicyRules, SpicyView } from "../../wire/protocol";

const CARDS = 100;
const HAND = 6;
/** How many cards lie below it for 2 to 6 players, as the arrows printed on it are read (SR-END-AT). */
const BELOW: Record<number, number> = { 2: 60, 3: 40, 4: 40, 5: 16, 6: 16 };

/** The part of the deck that lies below it, from 0 to 1. */
export function sunk(view: SpicyView, rules: SpicyRules): number {
  if (view.deck === 0) return 1;
  let below: number;
  if (view.above_worlds_end !== null) below = view.deck - view.above_worlds_end;
  else if (rules.worlds_end != null) below = CARDS - (rules.hand ?? HAND) * view.players.length - rules.worlds_end;
  else below = BELOW[view.players.length] ?? 0;
  return Math.min(1, Math.max(0, below / view.deck));
}
