import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LATEST, LetBe, SOONEST } from "../src/table/letbe.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A small generator, so that two runs have the same luck. */
function luckOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** How long each of many windows lasts. Whoever holds an answer lets it be after `decides` milliseconds. */
async function windows(answers: boolean, decides: number[]): Promise<number[]> {
  const lengths: number[] = [];
  let begun = 0;
  const letBe = new LetBe(() => lengths.push(performance.now() - begun), luckOf(7));
  for (const [i, time] of decides.entries()) {
    begun = performance.now();
    letBe.see({ key: `window ${i}`, action: "accepts", answers });
    if (answers) {
      await vi.advanceTimersByTimeAsync(time);
      letBe.accept("accepts");
    }
    await vi.advanceTimersByTimeAsync(LATEST);
    letBe.see(null);
  }
  return lengths;
}

test("the length of a window tells nothing of the hand, in 400 pairs", async () => {
  const luck = luckOf(11);
  const decides = Array.from({ length: 400 }, () => Math.floor(luck() * SOONEST));
  const without = await windows(false, decides);
  const holding = await windows(true, decides);
  expect(without.length).toBe(400);
  expect(holding.map(Math.round)).toEqual(without.map(Math.round));
  expect(Math.min(...without)).toBeGreaterThanOrEqual(SOONEST);
  expect(Math.max(...without)).toBeLessThanOrEqual(LATEST + 1);
  expect(new Set(without.map(Math.round)).size).toBeGreaterThan(200);
});

test("a window that closes takes its acceptance along, and another draws anew", async () => {
  const sent: string[] = [];
  const letBe = new LetBe((action) => sent.push(action));
  letBe.see({ key: "one", action: "accepts", answers: false });
  expect(letBe.waiting).toBe(true);
  letBe.see(null);
  expect(letBe.waiting).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * LATEST);
  expect(sent).toEqual([]);
  letBe.see({ key: "two", action: "accepts", answers: false });
  letBe.see({ key: "two", action: "accepts", answers: false });
  await vi.advanceTimersByTimeAsync(LATEST);
  expect(sent).toEqual(["accepts"]);
});
