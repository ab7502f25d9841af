/**
 * How fast things are shown here: each person's own pace. Everything timed on this screen goes through here, so one
 * slider changes all of it and one tap ends all of it. The clocks of the game are separate.
 */
import { preferences } from "../preferences.svelte";

class Pace {
  /** Whether a reveal stays until somebody says to go on. */
  holding = $state(false);
  /** The change whose reveal this person still looks at, if the bots are to wait meanwhile. */
  reading = $state<number | null>(null);
  #ends = new Set<() => void>();

  /** How long something lasts at this person's pace. */
  lasts(milliseconds: number): number {
    return (milliseconds * 100) / preferences.pace;
  }

  /** Ends by itself, by a tap, or when `wake` gets called with what ends it. */
  wait(milliseconds: number, wake?: (end: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const end = this.ends(() => {
        clearTimeout(timer);
        resolve();
      });
      const timer = setTimeout(end, this.lasts(milliseconds));
      wake?.(end);
    });
  }

  /** A reveal begins, for people who want to read it in peace. Returns a function for its end. */
  read(seq: number): () => void {
    if (preferences.waits && !document.hidden) this.reading = seq;
    return () => {
      if (this.reading === seq) this.reading = null;
    };
  }

  /** Until somebody says to go on: the end of what `read` began. */
  hold(wake?: (end: () => void) => void): Promise<void> {
    if (!preferences.waits || document.hidden) return Promise.resolve();
    this.holding = true;
    return new Promise((resolve) => {
      const end = this.ends(() => {
        this.holding = false;
        resolve();
      });
      wake?.(end);
    });
  }

  /** Registers something that a tap ends; returns a function for any other end. It ends once. */
  ends(over: () => void): () => void {
    const end = () => {
      if (this.#ends.delete(end)) over();
    };
    this.#ends.add(end);
    return end;
  }

  /** Shows everything that is under way at once. */
  skip() {
    [...this.#ends].forEach((end) => end());
  }
}

export const pace = new Pace();
