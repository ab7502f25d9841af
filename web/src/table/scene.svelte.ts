/** What appears at the table for a moment: how the cats feel, what people say, how a race was decided. */
import type { Mood } from "../art/moods";
import type { Verdict } from "../wire/protocol";

/** Milliseconds. */
const FEELS = 4_000;
const HEARD = 4_500;
const JUDGED = 4_500;

class Scene {
  #moods = $state.raw<Record<number, Mood>>({});
  #says = $state.raw<Record<number, string>>({});
  verdict = $state.raw<Verdict | null>(null);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  mood(seat: number): Mood | null {
    return this.#moods[seat] ?? null;
  }

  says(seat: number): string | null {
    return this.#says[seat] ?? null;
  }

  feel(seat: number, mood: Mood) {
    this.#moods = { ...this.#moods, [seat]: mood };
    this.#later(`mood ${seat}`, FEELS, () => {
      const { [seat]: _, ...rest } = this.#moods;
      this.#moods = rest;
    });
  }

  say(seat: number, text: string) {
    this.#says = { ...this.#says, [seat]: text };
    this.#later(`says ${seat}`, HEARD, () => {
      const { [seat]: _, ...rest } = this.#says;
      this.#says = rest;
    });
  }

  judge(verdict: Verdict) {
    this.verdict = verdict;
    this.#later("verdict", JUDGED, () => (this.verdict = null));
  }

  /** Another table, or another game. */
  clear() {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.#moods = {};
    this.#says = {};
    this.verdict = null;
  }

  #later(what: string, after: number, then: () => void) {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(then, after));
  }
}

export const scene = new Scene();
