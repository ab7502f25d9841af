/** An action in a few words, from the words of a record. */
import { list, say } from "../../words/words.svelte";
import { cardName } from "./names";

export function option(verb: string, rest: string[]): string {
  if (verb === "challenges") return say(`option-challenge-${rest[0]}`);
  const words = rest.filter((word) => word !== "last");
  const [card = "", as, claim = ""] = words;
  const under = words.includes("with") ? words.slice(words.indexOf("with") + 1) : [];
  const text =
    verb === "plays" && as === "as"
      ? say("option-play", { card: cardName(card), claim: cardName(claim), true: card === claim ? "yes" : "no" })
      : say("option-copy", { card: cardName(card) });
  return under.length > 0 ? say("option-under", { what: text, cards: list(under.map(cardName)) }) : text;
}
