import { beforeAll, expect, test } from "vitest";
import { cardName as heatedCardName, partsOf as heatedParts } from "../src/games/heated/names";
import { ICON } from "../src/games/heated/shapes";
import { cardName as spicyCardName } from "../src/games/spicy/names";
import { words } from "../src/words/words.svelte";

beforeAll(async () => {
  await words.need("web", "table", "table/spicy", "table/heated", "later");
  await words.choose("en");
});

test("SPICY cards have their names", () => {
  expect(spicyCardName("w5")).toBe("5 wasabi");
  expect(spicyCardName("c10")).toBe("10 chili");
  expect(spicyCardName("*s")).toBe("wild spice");
  expect(spicyCardName("*n")).toBe("wild number");
});

test("HEATED cards have their names; a special card beginning with a colour's letter keeps its own", () => {
  expect(heatedCardName("b7")).toBe("blue 7");
  expect(heatedCardName("g-draw2")).toBe("green DRAW 2");
  expect(heatedCardName("ghost")).toBe("GHOST PEPPER SPRAY");
  expect(heatedParts("blank")).toEqual({ colour: null, number: null, word: "blank" });
  expect(heatedParts("p0")).toEqual({ colour: "purple", number: 0, word: "0" });
});

test("every action card has a picture and a name", () => {
  for (const word of Object.keys(ICON)) expect(words.has(`card-heated-${word}`), word).toBe(true);
});
