/** What a player has picked but not yet done: free to change until it is confirmed. */
import type { SpicyOptions, SpicySight } from "../../wire/protocol";

/** Copy Cat: the claim is the one on top, whatever it is. */
export const COPY = "copy";

export interface Picked {
  /** Where the card stands in the hand. */
  card: number | null;
  /** A claim as a record writes it, or COPY. */
  claim: string | null;
  /** Where the cards stand that go under a 5. */
  under: number[];
  /** Whether the last card is announced; asked only where it can be forgotten. */
  last: boolean;
}

export const numberOf = (claim: string): number => Number(claim.slice(1));

/** How many more cards may go under the card picked. */
export function roomUnder(picked: Picked, options: SpicyOptions): number {
  if (picked.card === null || picked.claim === null) return 0;
  if (picked.claim === COPY) return options.copies && numberOf(options.copies) === 5 ? (options.copy_under ?? 0) : 0;
  return numberOf(picked.claim) === 5 ? (options.under ?? 0) : 0;
}

/** Whether the claim may be said at this table, by the rules or against them. */
export function canSay(claim: string | null, options: SpicyOptions): boolean {
  if (claim === null) return false;
  if (claim === COPY) return options.copies != null;
  return isAllowed(claim, options) || (options.bad_claims ?? false);
}

export function isAllowed(claim: string, options: SpicyOptions): boolean {
  return claim === COPY ? options.copies != null : (options.claims ?? []).includes(claim);
}

/** The action as a record writes it, or null while something is missing. */
export function sentence(picked: Picked, { view, options }: SpicySight): string | null {
  const card = picked.card === null ? undefined : view.hand[picked.card];
  if (card === undefined || picked.claim === null || !canSay(picked.claim, options)) return null;
  const under = picked.under.slice(0, roomUnder(picked, options)).map((at) => view.hand[at]);
  return [
    picked.claim === COPY ? `copies ${card}` : `plays ${card} as ${picked.claim}`,
    ...(under.length > 0 ? [`with ${under.join(" ")}`] : []),
    ...(options.announces && picked.last ? ["last"] : []),
  ].join(" ");
}

export type Truth = "both" | "number" | "spice" | "none";

/** What of a claim is printed on the card: shown to its holder, judged by nobody. */
export function truth(card: string, claim: string): Truth {
  const number = card === "*n" || card.slice(1) === claim.slice(1);
  const spice = card === "*s" || card[0] === claim[0];
  return number ? (spice ? "both" : "number") : spice ? "spice" : "none";
}

export class Choice implements Picked {
  card = $state<number | null>(null);
  claim = $state<string | null>(null);
  under = $state<number[]>([]);
  last = $state(false);

  constructor(private readonly sight: () => SpicySight) {}

  readonly room = $derived.by(() => roomUnder(this, this.sight().options));
  readonly action = $derived.by(() => sentence(this, this.sight()));

  /** Takes a card up or lays it back; with room under a 5, further cards go there. */
  touch(at: number) {
    if (at === this.card) return this.clear();
    if (this.room > 0) {
      this.under = this.under.includes(at) ? this.under.filter((one) => one !== at) : [...this.under, at].slice(-this.room);
      return;
    }
    this.clear();
    this.card = at;
    const { view, options } = this.sight();
    const card = view.hand[at] ?? "";
    // The plain truth is preselected, if it can be said.
    if ((options.claims ?? []).includes(card)) this.claim = card;
    else if ((options.claims ?? []).length === 0 && options.copies) this.claim = COPY;
  }

  say(claim: string) {
    this.claim = claim;
    this.under = this.under.slice(0, this.room);
  }

  clear() {
    this.card = null;
    this.claim = null;
    this.under = [];
    this.last = false;
  }

  /** Puts back what the table no longer allows. */
  settle() {
    if (!canSay(this.claim, this.sight().options)) this.claim = null;
    if (this.claim === null || this.room === 0) this.under = [];
  }
}
