/** What happens, in words: every fact by its own message, with its fields as values. */
import { beforeAll, expect, test } from "vitest";
import { learnGame } from "../src/games/stories";
import { tell as heated } from "../src/games/heated/story";
import { tell as spicy } from "../src/games/spicy/story";
import { words } from "../src/words/words.svelte";

const NAMES = ["Ada", "Bo", "Cy"];

beforeAll(async () => {
  await words.need("table", "later");
  await Promise.all([learnGame("spicy"), learnGame("heated")]);
});

test("a card is named to those who know it", () => {
  const drawn = { fact: "cards-drawn", seat: 0, cards: ["b7", "draw4"] } as const;
  expect(heated(NAMES, { ...drawn, cards: [...drawn.cards] })).toBe("Ada draws 2 cards: blue 7 and DRAW 4.");
  expect(heated(NAMES, { ...drawn, cards: [null] })).toBe("Ada draws a card.");
  const played = { fact: "card-played", seat: 1, card: "w5", claim: "c2", copy: false } as const;
  expect(spicy(NAMES, played)).toBe("Bo plays 5 wasabi as 2 chili.");
  expect(spicy(NAMES, { ...played, card: null, copy: true })).toBe("Bo copies: 2 chili again.");
});

test("what a card acts as and whom it is played on", () => {
  const ghost = { fact: "card-played", seat: 0, card: "ghost", acts: "ghost", out_of_turn: false, on: [2, 1] } as const;
  expect(heated(NAMES, { ...ghost, on: [...ghost.on] })).toBe("Ada plays GHOST PEPPER SPRAY on Cy (1) and Bo (2).");
  expect(heated(NAMES, { ...ghost, card: "copy", acts: "draw4", on: [] })).toBe("Ada plays COPY as DRAW 4.");
});

test("colours, reasons and the top card of nobody", () => {
  expect(heated(NAMES, { fact: "colour-named", seat: 2, colour: "green" })).toBe("Cy names green.");
  expect(spicy(NAMES, { fact: "peeked", seat: 0, card: null, whose: null })).toBe("Ada peeks at the top card of the stack.");
  expect(spicy(NAMES, { fact: "game-ended", reason: "worlds-end", winners: [0, 2], scores: [7, 1, 7] })).toBe(
    "The World's End card lies open: Ada and Cy share the victory. Score: Ada 7 · Bo 1 · Cy 7.",
  );
});
