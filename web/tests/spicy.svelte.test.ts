import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Choice, COPY, sentence, truth } from "../src/games/spicy/choice.svelte";
import { rows, SAYABLE } from "../src/games/spicy/claims";
import { sunk } from "../src/games/spicy/deck";
import { Stage, type SpicyHappening } from "../src/games/spicy/stage.svelte";
import type { SpicyOptions, SpicyRules, SpicySight, SpicyView } from "../src/wire/protocol";

const VIEW: SpicyView = {
  seat: 0,
  hand: ["c2", "w5", "w5", "p10", "*s"],
  players: [0, 1, 2].map(() => ({ hand: 5, points: 0, trophies: 0, score: -5 })),
  deck: 60,
  above_worlds_end: null,
  stack: [{ by: 2, card: null, claim: "w4", copy: false }],
  turn: 0,
  waiting: [],
  answered: false,
  paw: null,
  reason: null,
  winners: [],
  variants: [],
};
const see = (options: SpicyOptions, view: Partial<SpicyView> = {}): SpicySight => ({
  game: "spicy",
  facts: [],
  view: { ...VIEW, ...view },
  options,
});
const picking = (sight: SpicySight) => {
  let choice: Choice | undefined;
  const stop = $effect.root(() => {
    choice = new Choice(() => sight);
  });
  return { choice: choice as Choice, stop };
};

test("what is picked becomes an action as a record writes it", () => {
  const sight = see({ claims: ["w5", "w9"], under: 2, copies: "w4", copy_under: 2 });
  const play = { card: 0, claim: "w9", under: [], last: false };
  expect(sentence(play, sight)).toBe("plays c2 as w9");
  expect(sentence({ ...play, claim: "w5", under: [3, 4] }, sight)).toBe("plays c2 as w5 with p10 *s");
  expect(sentence({ ...play, claim: COPY }, sight)).toBe("copies c2");
  expect(sentence({ ...play, claim: null }, sight)).toBeNull();
  expect(sentence({ ...play, card: null }, sight)).toBeNull();
});

test("cards go only under a 5", () => {
  const sight = see({ claims: ["w5", "w9"], under: 2, copies: "w4", copy_under: 2 });
  expect(sentence({ card: 0, claim: "w9", under: [3], last: false }, sight)).toBe("plays c2 as w9");
  expect(sentence({ card: 0, claim: COPY, under: [3], last: false }, sight)).toBe("copies c2");
  const five = see({ copies: "w5", copy_under: 2 });
  expect(sentence({ card: 0, claim: COPY, under: [3], last: false }, five)).toBe("copies c2 with p10");
});

test("what the options do not hold is not said; a tabletop lets it be said", () => {
  const pick = { card: 0, claim: "p1", under: [], last: false };
  expect(sentence(pick, see({ claims: ["w5"] }))).toBeNull();
  expect(sentence(pick, see({ claims: ["w5"], bad_claims: true }))).toBe("plays c2 as p1");
  expect(sentence({ ...pick, claim: COPY }, see({ claims: ["w5"], bad_claims: true }))).toBeNull();
});

test("a last card is announced only where it can be forgotten", () => {
  const pick = { card: 0, claim: "w5", under: [], last: true };
  expect(sentence(pick, see({ claims: ["w5"] }, { hand: ["c2"] }))).toBe("plays c2 as w5");
  expect(sentence(pick, see({ claims: ["w5"], announces: true }, { hand: ["c2"] }))).toBe("plays c2 as w5 last");
  expect(sentence({ ...pick, last: false }, see({ claims: ["w5"], announces: true }, { hand: ["c2"] }))).toBe("plays c2 as w5");
});

test("touching a card picks it, again lays it back; under a 5 further cards follow, the newest two", () => {
  const { choice, stop } = picking(see({ claims: ["w5", "w6"], under: 2 }));
  choice.touch(0);
  expect([choice.card, choice.claim]).toEqual([0, null]);
  choice.touch(1);
  expect([choice.card, choice.claim]).toEqual([1, "w5"]); // the truth is near
  choice.touch(0);
  choice.touch(3);
  choice.touch(4);
  expect(choice.under).toEqual([3, 4]);
  expect(choice.action).toBe("plays w5 as w5 with p10 *s");
  choice.say("w6");
  expect(choice.under).toEqual([]);
  choice.touch(1);
  expect(choice.card).toBeNull();
  stop();
});

test("out of turn a card can only copy", () => {
  const { choice, stop } = picking(see({ copies: "w4" }));
  choice.touch(0);
  expect(choice.action).toBe("copies c2");
  stop();
});

test.each([
  ["w5", "w5", "both"],
  ["w5", "c5", "number"],
  ["w5", "w6", "spice"],
  ["w5", "c6", "none"],
  ["*s", "c6", "spice"],
  ["*n", "c6", "number"],
])("%s said as %s: %s is printed on it", (card, claim, is) => {
  expect(truth(card, claim)).toBe(is);
});

test("claims stand in rows of a spice, by number", () => {
  expect(rows(["w10", "w9", "c1"])).toEqual([
    { spice: "chili", claims: ["c1"] },
    { spice: "wasabi", claims: ["w9", "w10"] },
  ]);
  expect(new Set(SAYABLE).size).toBe(30);
});

test("the World's End card rises as the deck shrinks", () => {
  const rules: SpicyRules = { game: "spicy" };
  const at = (deck: number) => sunk({ ...VIEW, deck }, rules);
  expect(at(82)).toBeLessThan(at(60));
  expect(at(40)).toBe(1);
  expect(sunk({ ...VIEW, deck: 60, above_worlds_end: 15 }, rules)).toBe(0.75);
  expect(sunk({ ...VIEW, deck: 82 }, { ...rules, worlds_end: 41 })).toBe(0.5);
});

// --- the stage ---------------------------------------------------------------------------------

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const won: SpicyView = { ...VIEW, stack: [], turn: 2, deck: 58 };
const challenge: SpicyHappening = {
  seq: 2,
  facts: [
    { fact: "challenged", seat: 1, against: 2, trait: "spice" },
    { fact: "card-revealed", seat: 2, card: "c4", claim: "w4", holds: false },
    { fact: "stack-won", seat: 1, count: 1 },
    { fact: "cards-drawn", seat: 2, cards: [null, null] },
  ],
  before: see({}),
  after: see({}, won),
  verdict: null,
  missed: false,
};

function staged(): { stage: Stage; stop: () => void } {
  let stage: Stage | undefined;
  const stop = $effect.root(() => {
    stage = new Stage(() => null);
    stage.enter(VIEW);
  });
  return { stage: stage as Stage, stop };
}

test("a challenge is heard, then turned over, then judged, and only then is the table as it is", async () => {
  const { stage, stop } = staged();
  stage.push(challenge);
  expect(stage.held).toBe(challenge.before?.view);
  expect(stage.reveal).toMatchObject({ challenger: 1, trait: "spice", card: null, holds: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stage.reveal).toMatchObject({ card: "c4", holds: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stage.reveal).toMatchObject({ card: "c4", holds: false });
  await vi.advanceTimersByTimeAsync(2_000);
  flushSync();
  expect(stage.reveal).toBeNull();
  expect(stage.busy).toBe(false);
  stop();
});

test("what follows a challenge waits for it, in order", async () => {
  const { stage, stop } = staged();
  const laid: SpicyView = { ...won, stack: [{ by: 2, card: null, claim: "p1", copy: false }], turn: 0 };
  stage.push(challenge);
  stage.push({
    ...challenge,
    seq: 3,
    facts: [{ fact: "card-played", seat: 2, card: null, claim: "p1", copy: false }],
    before: challenge.after,
    after: see({ challenges: ["number", "spice"] }, laid),
  });
  expect(stage.held).toBe(challenge.before?.view);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stage.busy).toBe(false);
  expect(stage.deeds[2]).toEqual({ did: "said", claim: "p1", copy: false });
  stop();
});

test("far behind, a card is still open before it is judged, and the log keeps up with what is shown", async () => {
  const { stage, stop } = staged();
  stage.push(challenge);
  for (let seq = 3; seq < 8; seq++) stage.push({ ...challenge, seq, before: challenge.after });
  let open = 0;
  let judged = 0;
  for (let ms = 0; ms < 30_000 && stage.busy; ms += 50) {
    await vi.advanceTimersByTimeAsync(50);
    open = stage.reveal?.card ? open + 50 : 0;
    if (stage.reveal?.holds !== null && stage.reveal) {
      judged += 1;
      expect(open).toBeGreaterThanOrEqual(600);
      expect(stage.shown).toBeGreaterThanOrEqual(2);
    } else if (stage.busy) expect(stage.shown).toBeLessThan(7);
  }
  expect(judged).toBeGreaterThan(0);
  expect(stage.shown).toBe(7);
  stop();
});

test("skipping goes on at once; coming in anew ends the show", async () => {
  const { stage, stop } = staged();
  stage.push(challenge);
  stage.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.reveal?.card).toBe("c4");
  stage.push({ ...challenge, missed: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.reveal).toBeNull();
  expect(stage.busy).toBe(false);
  stop();
});

test("whoever comes in sees who said what last", () => {
  const { stage, stop } = staged();
  expect(stage.deeds).toEqual([null, null, { did: "said", claim: "w4", copy: false }]);
  stop();
});
