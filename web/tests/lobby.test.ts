import { describe, expect, test } from "vitest";
import { formsOf } from "../src/games/forms";
import { pace } from "../src/motion/pace.svelte";
import { isPreset, withPreset } from "../src/parts/presets";
import { preferences } from "../src/preferences.svelte";
import { coatOf } from "../src/table/looks";
import type { Seat, Settings } from "../src/wire/protocol";

const seat = (number: number, cat: number | null): Seat => ({
  seat: number,
  name: "x",
  word: "x",
  person: cat === null ? null : "p",
  bot: cat === null ? "cat" : null,
  stood_in: false,
  cat,
});

test("a chosen cat stays, and nobody else looks like it", () => {
  for (let own = 0; own < 10; own++) {
    const seats = Array.from({ length: 10 }, (_, i) => seat(i, i === 3 ? own : null));
    const coats = seats.map((each) => coatOf({ seats }, each));
    expect(coats[3]).toBe(own);
    expect(new Set(coats).size).toBe(10);
  }
});

describe("presets that are the values of one setting", () => {
  const { presets, chosenBy } = formsOf("heated");
  const rules = { game: "heated", mode: "regular", deck: {}, house: [] };
  const defaults = { rules } as unknown as Settings;
  const [regular, other] = presets;

  test("change that setting alone", () => {
    const mine = { ...defaults, rules: { ...rules, house: [2] } } as unknown as Settings;
    expect(isPreset(mine, defaults, regular!, chosenBy)).toBe(true);
    const changed = withPreset(mine, defaults, other!, chosenBy);
    expect((changed.rules as { house: number[] }).house).toEqual([2]);
    expect(isPreset(changed, defaults, other!, chosenBy)).toBe(true);
  });

  test("none is chosen with a deck of one's own", () => {
    const mine = { ...defaults, rules: { ...rules, deck: { b1: 2 } } } as unknown as Settings;
    expect(presets.some((one) => isPreset(mine, defaults, one, chosenBy))).toBe(false);
  });
});

describe("pace", () => {
  test("durations follow the slider", () => {
    preferences.set("pace", 200);
    expect(pace.lasts(1_000)).toBe(500);
    preferences.set("pace", 100);
  });

  test("a tap ends what is under way, once", async () => {
    let over = 0;
    const waiting = pace.wait(3_600_000).then(() => (over += 1));
    const end = pace.ends(() => (over += 10));
    pace.skip();
    end();
    await waiting;
    expect(over).toBe(11);
  });

  test("a reveal waits only for whoever wants that", async () => {
    await pace.hold();
    preferences.set("waits", true);
    const held = pace.hold();
    expect(pace.holding).toBe(true);
    pace.skip();
    await held;
    expect(pace.holding).toBe(false);
    preferences.set("waits", false);
  });
});
