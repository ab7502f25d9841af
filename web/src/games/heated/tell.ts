/** What the things of a HEATED table are, for readers who want to know, and why a card cannot be played now. */
import type { Explained } from "../../table/zoom.svelte";
import { explain } from "../../wire/http";
import type { Fault, HeatedPlayer } from "../../wire/protocol";
import { say } from "../../words/words.svelte";
import { cardHelp, cardName } from "./names";

export function tellCard(card: string): Explained {
  const text = cardHelp(card) || say("card-heated-number.help");
  return { game: "heated", word: card, title: cardName(card), text };
}

export const tellSeat = (name: string, { hand }: HeatedPlayer): Explained => ({ title: name, text: say("web-tell-heated-seat", { hand }) });

export const tellDrawPile = (count: number): Explained => ({
  game: "heated",
  word: null,
  title: say("web-tell-deck"),
  text: say("web-tell-heated-draw-pile", { count }),
});

/** The judge writes cards and colours as a record does. */
export function reasonOf(fault: Fault): string {
  const values = Object.entries(fault.values ?? {}).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (name === "card" || name === "top") return [name, cardName(value)];
    return [name, name === "colour" ? say("heated-colour", { colour: value }) : value];
  });
  return explain({ ...fault, values: Object.fromEntries(values) });
}
