/** Cards in words, from their notation. */
import type { Colour } from "../art/shapes";
import { say } from "./words.svelte";

const SPICE: Record<string, string> = { c: "chili", w: "wasabi", p: "pepper" };
const COLOUR: Record<string, Colour> = { b: "blue", g: "green", p: "purple", y: "yellow" };

/** `5 wasabi`, `wild spice`; claims are written alike. */
export function spicyCardName(card: string): string {
  if (card === "*s") return say("spicy-card-wild-spice");
  if (card === "*n") return say("spicy-card-wild-number");
  return say("spicy-card", { number: card.slice(1), spice: SPICE[card[0] ?? ""] ?? "" });
}

export interface HeatedParts {
  colour: Colour | null;
  number: number | null;
  /** What is printed on it, without its colour: `draw2` of `g-draw2`. */
  word: string;
}

export function heatedParts(card: string): HeatedParts {
  const coloured = /^([bgpy])(?:(\d)|-(.+))$/.exec(card);
  if (!coloured) return { colour: null, number: null, word: card };
  const [, letter, digit, word] = coloured;
  return {
    colour: COLOUR[letter ?? ""] ?? null,
    number: digit === undefined ? null : Number(digit),
    word: word ?? digit ?? "",
  };
}

/** `7`, `COOL OFF`, `DRAW 4`. */
export function heatedCardTitle(card: string): string {
  const { number, word } = heatedParts(card);
  return number === null ? say(`card-heated-${word}`) : String(number);
}

/** `blue 7`, `green COOL OFF`, `DRAW 4`. */
export function heatedCardName(card: string): string {
  const { colour } = heatedParts(card);
  const title = heatedCardTitle(card);
  return colour ? say("heated-coloured-card", { colour, title }) : title;
}

export function cardName(game: "spicy" | "heated", card: string): string {
  return game === "spicy" ? spicyCardName(card) : heatedCardName(card);
}
