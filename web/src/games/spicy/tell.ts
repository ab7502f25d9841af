/** What the things of a SPICY table are, for readers who want to know. */
import type { Explained } from "../../table/zoom.svelte";
import type { SpicyPlayer } from "../../wire/protocol";
import { say } from "../../words/words.svelte";
import { cardName } from "./names";

const DOES: Record<string, string> = { "*s": "web-wild-spice-does", "*n": "web-wild-number-does" };

export function tellCard(card: string): Explained {
  const does = DOES[card];
  const text = say("web-tell-spicy-card");
  return { game: "spicy", word: card, title: cardName(card), text: does ? `${say(does)} ${text}` : text };
}

/** The parts of a player's points; the trophies make up the rest after won cards and hand. */
export const sumOf = ({ hand, points, score }: SpicyPlayer): string =>
  say("web-tell-spicy-sum", { points, trophies: score - points + hand, hand });

export const tellSeat = (name: string, player: SpicyPlayer): Explained => ({
  title: name,
  text: `${sumOf(player)} = ${say("web-score", { score: player.score })}`,
});

export const tellDeck = (count: number): Explained => ({
  game: "spicy",
  word: "worlds-end",
  title: say("web-tell-deck"),
  text: say("web-tell-spicy-deck", { count }),
});

export const tellTrophy = (): Explained => ({ game: "spicy", word: "trophy", title: say("web-trophy"), text: say("web-trophy-does") });
