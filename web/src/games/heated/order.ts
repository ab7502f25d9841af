/** How a hand lies: as drawn, or sorted so that what belongs together lies together. */
import { partsOf } from "./names";

export type Order = "colour" | "kind";

export interface Held {
  card: string;
  /** Its position in the hand as the server lists it. */
  at: number;
}

const COLOURS = ["blue", "green", "purple", "yellow"];

/** First the colours, then what is special. */
function byColour(card: string): (string | number)[] {
  const { colour, number, word } = partsOf(card);
  return [colour === null ? COLOURS.length : COLOURS.indexOf(colour), number ?? 10, word];
}

function byKind(card: string): (string | number)[] {
  const { colour, number, word } = partsOf(card);
  const kind = number !== null ? 0 : colour !== null ? 1 : 2;
  return [kind, number ?? 0, word, colour === null ? 0 : COLOURS.indexOf(colour)];
}

export function sorted(hand: string[], order: Order): Held[] {
  const key = order === "colour" ? byColour : byKind;
  return hand
    .map((card, at) => ({ card, at, key: key(card) }))
    .sort((one, other) => {
      for (let i = 0; i < one.key.length; i++) {
        const [a, b] = [one.key[i]!, other.key[i]!];
        if (a !== b) return a < b ? -1 : 1;
      }
      return one.at - other.at;
    })
    .map(({ card, at }) => ({ card, at }));
}

/** The name of the group a card lies in; a gap shows where the next begins. */
export function group(card: string, order: Order): string {
  const { colour, number } = partsOf(card);
  if (order === "colour") return colour ?? "special";
  return number !== null ? "number" : colour !== null ? "action" : "special";
}
