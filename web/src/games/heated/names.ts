/** Cards in words, from their notation. */
import { say } from "../../words/words.svelte";
import { ownBlank, textOf } from "./blank.svelte";
import type { Colour } from "./shapes";

const COLOUR: Record<string, Colour> = { b: "blue", g: "green", p: "purple", y: "yellow" };

export interface Parts {
  colour: Colour | null;
  number: number | null;
  /** What is printed on it, without its colour: `draw2` of `g-draw2`. */
  word: string;
}

export function partsOf(card: string): Parts {
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
export function cardTitle(card: string): string {
  const { number, word } = partsOf(card);
  if (word === "blank") return ownBlank()?.name ?? say("card-heated-blank");
  return number === null ? say(`card-heated-${word}`) : String(number);
}

/** What a card does; "" where it is a plain number. */
export function cardHelp(card: string): string {
  const { number, word } = partsOf(card);
  const blank = word === "blank" ? ownBlank() : null;
  return blank ? textOf(blank) : number === null ? say(`card-heated-${word}.help`) : "";
}

/** `blue 7`, `green COOL OFF`, `DRAW 4`. */
export function cardName(card: string): string {
  const { colour } = partsOf(card);
  const title = cardTitle(card);
  return colour ? say("heated-coloured-card", { colour, title }) : title;
}
