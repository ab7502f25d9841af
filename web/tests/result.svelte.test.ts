import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { learnGame } from "../src/games/stories";
import Result from "../src/table/Result.svelte";
import type { Connection } from "../src/wire/connection.svelte";
import type { HeatedSight, Table } from "../src/wire/protocol";
import { words } from "../src/words/words.svelte";

beforeAll(async () => {
  await words.need("table", "later");
  await Promise.all([learnGame("spicy"), learnGame("heated")]);
});

const NAMES = ["Ada", "Bo"];

/** How the game that Ada has won is told, as Bo sees it. */
function told(more: Partial<Table>, rounds: number | null): { title: string; first: string; whole: string } {
  const table = {
    table: "t",
    code: "ABCDEF",
    state: "over",
    settings: { rules: { game: "heated" }, rounds },
    seats: NAMES.map((name, seat) => ({ seat, name, word: name, person: name, bot: null })),
    people: NAMES.map((name, i) => ({ person: name, name, attends: true, host: i === 0 })),
    round: 1,
    totals: [1, 0],
    ...more,
  } as unknown as Table;
  const players = [0, 4].map((hand) => ({ hand, offers: false, discards: 0 }));
  const sight = { game: "heated", view: { reason: "went-out", winners: [0], players } } as unknown as HeatedSight;
  const connection = { seats: [1], host: false, game: 1 } as unknown as Connection;
  const target = document.createElement("div");
  const nothing = () => undefined;
  const shown = mount(Result, { target, props: { connection, table, sight, names: NAMES, close: nothing, change: nothing } });
  flushSync();
  const title = target.querySelector("h2")?.textContent?.trim() ?? "";
  const first = target.querySelector("tbody bdi")?.textContent ?? "";
  const whole = target.textContent ?? "";
  void unmount(shown);
  return { title, first, whole };
}

test("a game is won by its winner", () => {
  expect(told({}, null)).toMatchObject({ title: "Ada wins", first: "Ada" });
  const between = told({ round: 1, totals: [1, 0] }, 3);
  expect(between).toMatchObject({ title: "Ada wins", first: "Ada" });
  expect(between.whole).toContain("Round 1 of 3");
});

test("a match is won by the totals, whoever won its last round", () => {
  expect(told({ round: 3, totals: [1, 2] }, 3)).toMatchObject({ title: "You win the match!", first: "Bo" });
  expect(told({ round: 2, totals: [1, 1] }, 2).title).toContain("win the match");
});

test("who is seated may start where the host is away", () => {
  expect(told({}, null).whole).not.toContain("Play again");
  const people = NAMES.map((name, i) => ({ person: name, name, attends: i !== 0, host: i === 0 }));
  expect(told({ people }, null).whole).toContain("Play again");
});
