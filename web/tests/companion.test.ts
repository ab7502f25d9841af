import { describe, expect, it } from "vitest";
import { Evening } from "../src/companion/kept.svelte";
import { add, EMPTY, standing, tally, type Sheet } from "../src/companion/pad";
import { begin, hold, last, lose, release } from "../src/games/heated/slapping";
import type { Pad } from "../src/wire/protocol";
import cases from "../../tests/companion/pads.json";

/** As the server declares them; `tests/companion/test_plans.py` compares. */
const PADS: Record<string, Pad> = {
  spicy: {
    columns: [
      { name: "trophies", worth: 10, stock: 3, during: true },
      { name: "won", worth: 1, stock: 100 },
      { name: "hand", worth: -1, stock: 100 },
    ],
    endings: [
      { name: "second-trophy", kind: "each", column: "trophies", count: 2 },
      { name: "third-trophy", kind: "all", column: "trophies", count: 3 },
      { name: "worlds-end", kind: "said" },
    ],
  },
  heated: { columns: [{ name: "hand", worth: -1, stock: 133 }], endings: [{ name: "out", kind: "named" }, { name: "dry", kind: "said" }], next_first: "winner" },
};
const padOf = (game: string): Pad => PADS[game] as Pad;

describe("a score pad", () => {
  it.each(cases)("reckons as the terminal does ($game: $over)", ({ game, players, sheet, points, over, winners }) => {
    expect(standing(padOf(game), sheet as unknown as Sheet, players)).toEqual({ points, ending: over, winners });
  });

  it("never counts below nothing, nor more trophies than there are", () => {
    const pad = padOf("spicy");
    expect(add(pad, EMPTY, "won", 0, -1, 2)).toBe(EMPTY);
    expect(add(pad, EMPTY, "trophies", 0, 4, 2)).toBe(EMPTY);
    expect(add(pad, EMPTY, "nonsense", 0, 1, 2)).toBe(EMPTY);
    const three = add(pad, add(pad, EMPTY, "trophies", 0, 1, 2), "trophies", 1, 2, 2);
    expect(three.counts.trophies).toEqual([1, 2]);
    expect(add(pad, three, "trophies", 0, 1, 2)).toBe(three);
  });

  it("adds several games up, a shared win for everybody", () => {
    const won = cases.filter(({ game, players }) => game === "heated" && players === 3).map(({ sheet }) => sheet as unknown as Sheet);
    expect(tally(padOf("heated"), won, 3)).toEqual({ wins: [1, 0, 3], points: [-8, -27, -4] });
  });
});

describe("an evening", () => {
  it("is remembered, and every entry can be taken back", () => {
    localStorage.clear();
    const evening = new Evening("spicy");
    evening.set({ names: ["Ada", "Bo", "Cy"] });
    const one = { ...EMPTY, counts: { trophies: [1, 0, 0] } };
    evening.enter({ now: one });
    evening.enter({ sheets: [one], now: EMPTY });
    const again = new Evening("spicy");
    expect(again.names).toEqual(["Ada", "Bo", "Cy"]);
    expect(again.sheets).toEqual([one]);
    again.undo();
    expect([again.sheets, again.now]).toEqual([[], one]);
    again.undo();
    expect([again.now, again.mayUndo, again.empty]).toEqual([EMPTY, false, true]);
    again.undo();
    expect(new Evening("heated").names).toHaveLength(4);
  });

  it("begins anew where the storage holds nonsense", () => {
    for (const nonsense of ["", "[]", "{}", "null", '{"names":[1]}', '{"names":["Ada"],"sheets":[{}],"now":{}}', "{"]) {
      localStorage.setItem("scoville-companion-spicy", nonsense);
      const evening = new Evening("spicy");
      expect([evening.names.length, evening.sheets, evening.now, evening.plan]).toEqual([4, [], EMPTY, null]);
    }
  });
});

describe("the referee of TOO HOT", () => {
  const ready = () => [0, 1, 2].reduce(hold, begin([0, 1, 2]));

  it("names who lifts the last finger", () => {
    const race = release(release(release(ready(), 1, 1000), 2, 1050), 0, 1200);
    expect([race.phase, last(race, 30)]).toEqual(["done", [0]]);
  });
  it("calls a tie within 30 milliseconds", () => {
    const race = release(release(release(ready(), 1, 1000), 2, 1170), 0, 1200);
    expect(last(race, 30)).toEqual([2, 0]);
    expect(last(race, 29)).toEqual([0]);
  });
  it("begins only when every finger is there, and a finger may come back before", () => {
    let race = hold(begin([0, 1]), 0);
    race = release(race, 0, 5);
    expect([race.phase, race.slapped]).toEqual(["gather", []]);
    race = hold(hold(race, 1), 0);
    expect(race.phase).toBe("ready");
    expect(hold(race, 7)).toBe(race);
    race = release(race, 1, 10);
    expect([race.phase, last(race, 30)]).toEqual(["race", []]);
    expect(hold(race, 1)).toBe(race); // slapped is slapped
  });
  it("is void when the system takes a finger away", () => {
    expect(lose(ready(), 1).phase).toBe("lost");
    expect(lose(hold(begin([0, 1]), 0), 0).held).toEqual([]);
  });
});
