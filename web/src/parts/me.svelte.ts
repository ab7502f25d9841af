/** This person's name and cat, invented at the first visit and changed wherever they are shown. */
import { preferences } from "../preferences.svelte";
import { say } from "../words/words.svelte";

/** How many cats are drawn. */
export const CATS = 10;

type Change = { name?: string; cat?: number };

const any = <T>(all: T[]): T => all[Math.floor(Math.random() * all.length)] as T;
const listed = (id: string) => say(id).split(",").map((word) => word.trim());

/** In the reader's language: Saffron Paw, Zimtpfote, Moustache Safran. */
export function inventName(): string {
  return say("me-invented", { spice: any(listed("me-spices")), paw: any(listed("me-paws")) });
}

class Me {
  /** The seat where this person's name and cat are shown in a game; pressing it opens them to be changed. */
  seat = $state<number | null>(null);
  editing = $state(false);
  /** The table this person is at is told, too. */
  tell: ((change: Change) => void) | null = null;

  get name(): string {
    return preferences.name.trim() || this.#invent();
  }

  get cat(): number {
    return preferences.cat >= 0 ? preferences.cat % CATS : 0;
  }

  /** At the first visit, before anything is drawn. */
  invent() {
    if (!preferences.name.trim()) this.#invent();
    if (preferences.cat < 0) preferences.set("cat", Math.floor(Math.random() * CATS));
  }

  change(change: Change) {
    const name = change.name?.trim();
    if (name) preferences.set("name", name);
    if (change.cat !== undefined) preferences.set("cat", change.cat);
    if (preferences.kept) void import("../people/kept.svelte").then(({ kept }) => kept.follow());
    this.tell?.({ ...(name ? { name } : {}), ...(change.cat === undefined ? {} : { cat: change.cat }) });
  }

  #invent(): string {
    const name = inventName();
    preferences.set("name", name);
    return name;
  }
}

export const me = new Me();
