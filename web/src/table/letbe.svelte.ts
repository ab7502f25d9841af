/**
 * "Let things be when I hold no answer." Accepting at once, because there is nothing to answer with, would show the table just that.
 * So a time is drawn when a window opens, before anybody looks at the hand. If there is no answer, it accepts at that time;
 * if the person accepts by hand, that takes effect no sooner. The window lasts equally long in both cases.
 */

/** Something that waits for answers, as the game describes it. */
export interface Asked {
  /** Tells one window from the next. */
  key: string;
  /** Accepts. */
  action: string;
  /** Whether there is something to answer with. */
  answers: boolean;
}

/** Milliseconds: long enough for most people to look and decide. */
export const SOONEST = 2_200;
export const LATEST = 4_200;

export class LetBe {
  /** Whether an acceptance waits for its time. */
  waiting = $state(false);
  #key: string | null = null;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (action: string) => void,
    private readonly luck: () => number = Math.random,
  ) {}

  /** What is asked now; null if nothing is, or if this person does not want the help. */
  see(asked: Asked | null) {
    const key = asked?.key ?? null;
    if (key === this.#key) return;
    this.close();
    this.#key = key;
    if (asked === null) return;
    this.#due = performance.now() + SOONEST + Math.round(this.luck() * (LATEST - SOONEST));
    if (!asked.answers) this.#accept(asked.action);
  }

  /** By hand: not before its time. */
  accept(action: string) {
    if (!this.waiting) this.#accept(action);
  }

  close() {
    clearTimeout(this.#timer);
    this.waiting = false;
    this.#key = null;
  }

  #accept(action: string) {
    this.waiting = true;
    this.#timer = setTimeout(
      () => {
        this.waiting = false;
        this.send(action);
      },
      Math.max(0, this.#due - performance.now()),
    );
  }
}
