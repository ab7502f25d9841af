/** What this device remembers of an evening with the printed cards, one set for each game. Nobody else knows it. */
import type { Plan } from "../wire/protocol";
import { EMPTY, type Sheet } from "./pad";

interface Entered {
  names: string[];
  /** The games that are over. */
  sheets: Sheet[];
  now: Sheet;
}

interface Kept extends Entered {
  asked: Record<string, string>;
  seed: string;
  /** As the server made it last: a phone without a line goes on with it. */
  plan: Plan | null;
  /** What was there before each entry, the newest last. */
  past: Entered[];
  tab: string;
}

const MOST_STEPS = 300;
const USUAL_PLAYERS = 4;

export const newSeed = () => [...crypto.getRandomValues(new Uint32Array(3))].map((one) => one.toString(16)).join("");

function fresh(): Kept {
  const names = Array.from({ length: USUAL_PLAYERS }, () => "");
  return { names, asked: {}, seed: newSeed(), plan: null, sheets: [], now: EMPTY, past: [], tab: "setup" };
}

const isSheet = (one: any): one is Sheet =>
  typeof one?.counts === "object" && one.counts !== null && typeof one.ending === "string" && Array.isArray(one.named);
const isEntered = (one: any): one is Entered =>
  Array.isArray(one?.names) && one.names.every((name: unknown) => typeof name === "string") &&
  Array.isArray(one.sheets) && one.sheets.every(isSheet) && isSheet(one.now);

/** Only what is of the right shape: somebody may have edited it, and storage may be forbidden. */
function read(key: string): Kept {
  try {
    const kept: any = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isEntered(kept)) {
      const { asked, seed, plan, past, tab } = kept as any;
      if (typeof seed === "string" && typeof asked === "object" && asked !== null && Array.isArray(past) && past.every(isEntered)) {
        const known = plan?.pad && plan.players === kept.names.length ? plan : null;
        return { ...kept, asked, seed, plan: known, past, tab: typeof tab === "string" ? tab : "setup" };
      }
    }
  } catch {
    // Then it begins anew.
  }
  return fresh();
}

export class Evening {
  #key: string;
  #kept: Kept;

  constructor(game: string) {
    this.#key = `scoville-companion-${game}`;
    this.#kept = $state.raw(read(this.#key));
  }

  get names() {
    return this.#kept.names;
  }
  get asked() {
    return this.#kept.asked;
  }
  get seed() {
    return this.#kept.seed;
  }
  get plan() {
    return this.#kept.plan;
  }
  get sheets() {
    return this.#kept.sheets;
  }
  get now() {
    return this.#kept.now;
  }
  get tab() {
    return this.#kept.tab;
  }
  get mayUndo() {
    return this.#kept.past.length > 0;
  }
  get empty() {
    return this.#kept.sheets.length === 0 && Object.keys(this.#kept.now.counts).length === 0 && !this.#kept.now.ending;
  }

  /** Changes something that is no entry: a name, a setting, the page that is open. */
  set(part: Partial<Pick<Kept, "names" | "asked" | "seed" | "plan" | "tab">>) {
    this.#kept = { ...this.#kept, ...part };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Kept until the page closes, then.
    }
  }

  /** An entry, which can be taken back. */
  enter(part: Partial<Entered>) {
    const { names, sheets, now, past } = this.#kept;
    this.#kept = { ...this.#kept, ...part, past: [...past, { names, sheets, now }].slice(-MOST_STEPS) };
    this.set({});
  }

  undo() {
    const before = this.#kept.past.at(-1);
    if (!before) return;
    // A name that was corrected since stays corrected.
    const names = before.names.length === this.names.length ? this.names : before.names;
    this.#kept = { ...this.#kept, ...before, names, past: this.#kept.past.slice(0, -1) };
    this.set({});
  }
}
