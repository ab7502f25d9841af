import { beforeAll, expect, test } from "vitest";
import { learnGame } from "../src/games/stories";
import { chanceWords } from "../src/review/chances";
import { optionWords } from "../src/review/options";
import type { Replay } from "../src/wire/protocol";
import { words } from "../src/words/words.svelte";

const name = (word: string) => ({ Ada: "Ada Ł.", Bo: "Bo" })[word] ?? word;

beforeAll(async () => {
  await words.need("table", "later", "rules", "review");
  await Promise.all([learnGame("spicy"), learnGame("heated")]);
});

test.each([
  ["spicy", null, "let things be"],
  ["spicy", "plays c2 as c2", "2 chili, truly"],
  ["spicy", "plays *s as c5 with w1 p2 last @12.5", "wild spice as 5 chili, and under it 1 wasabi and 2 pepper"],
  ["spicy", "copies p3", "copy with 3 pepper"],
  ["spicy", "challenges spice", "wrong spice!"],
  ["heated", "plays b7", "play blue 7"],
  ["heated", "plays give-take green on Ada giving b3", "play GIVE AND TAKE, green, on Ada Ł., for blue 3"],
  ["heated", "plays trap at 5", "play TRAP, under 5 cards"],
  ["heated", "draws 2", "draw 2 cards for now"],
  ["heated", "takes nothing", "take nothing"],
  ["heated", "takes Bo", "take Bo's card"],
] as const)("%s: %s", (game, action, said) => {
  expect(optionWords(game, action, name)).toBe(said);
});

test("a BLANK of the table's own has its own name", () => {
  const rules = (blank: unknown) => ({ game: "heated", blank }) as Replay["rules"];
  expect(optionWords("heated", "plays blank green", name, rules({ name: "Siesta" }))).toBe("play Siesta, green");
  expect(optionWords("heated", "offers blank", name, rules("adjust"))).toBe("offer BLANK");
});

test.each([
  [{ chance: 0, low: 0, high: 0.41, known: false }, "hardly tried"],
  [{ chance: 0, low: 0, high: 0.13, known: true }, "wins less than 13\u00a0%"],
  [{ chance: 0.232, low: 0.15, high: 0.31, known: true }, "wins about 23\u00a0% (15–31)"],
  [{ chance: 0.232, low: 0.22, high: 0.25, known: true }, "wins 23\u00a0%"],
])("a chance says how sure it is: %o", (option, said) => {
  expect(chanceWords(option)).toBe(said);
});
