/**
 * A card being played: what has to be named with it, one thing after the other, and back again. Nothing counts until
 * the whole action is sent.
 */
import type { HeatedPlayOption, HeatedSight } from "../../wire/protocol";

export type Step = "colour" | "target" | "giving" | "place" | "confirm";

export class Draft {
  option = $state.raw<HeatedPlayOption | null>(null);
  /** Which card of the hand it is, so that one of two equal cards is lifted. */
  at = $state(-1);
  colour = $state<string | null>(null);
  on = $state.raw<number[]>([]);
  giving = $state<string | null>(null);
  place = $state(0);
  /** The card that is about to be offered as help, by position; -1 is none. */
  offering = $state(-1);
  /** Cards of the hand marked for discarding, by position. */
  marked = $state.raw<number[]>([]);
  /** Whether HEATED! is called as soon as the next card has landed. */
  armed = $state(false);
  #placed = $state(false);

  constructor(private readonly sight: () => HeatedSight) {}

  get step(): Step | null {
    const option = this.option;
    if (option === null) return null;
    if ((option.colours?.length ?? 0) > 0 && this.colour === null) return "colour";
    if (this.on.length < this.#wanted(option)) return "target";
    if (option.needs === "target-and-card" && this.giving === null && (option.giving?.length ?? 0) > 0) return "giving";
    if (option.needs === "place" && !this.#placed) return "place";
    return "confirm";
  }

  /** Who can be named now. */
  get targets(): number[] {
    return this.step === "target" ? (this.option?.targets ?? []).filter((seat) => !this.on.includes(seat)) : [];
  }

  /** Whether there was a choice: then the last choice was the confirmation. */
  get chosen(): boolean {
    return this.colour !== null || this.on.length > 0 || this.#placed;
  }

  #wanted(option: HeatedPlayOption): number {
    switch (option.needs) {
      case "target":
      case "target-and-card":
        return 1;
      case "two-players":
        return 2;
      case "order":
        return option.targets?.length ?? 0;
      default:
        return 0;
    }
  }

  begin(option: HeatedPlayOption, at: number) {
    this.clear();
    this.option = option;
    this.at = at;
  }

  nameColour(colour: string) {
    this.colour = colour;
  }

  aim(seat: number) {
    if (this.targets.includes(seat)) this.on = [...this.on, seat];
  }

  give(card: string) {
    this.giving = card;
  }

  putAt(place: number) {
    this.place = place;
    this.#placed = true;
  }

  mark(at: number) {
    const due = this.sight().options.discards ?? 0;
    if (this.marked.includes(at)) this.marked = this.marked.filter((one) => one !== at);
    else if (due === 1) this.marked = [at];
    else if (this.marked.length < due) this.marked = [...this.marked, at];
  }

  /** One step back; the first step puts the card back. */
  back() {
    if (this.offering >= 0) this.offering = -1;
    else if (this.#placed) this.#placed = false;
    else if (this.giving !== null) this.giving = null;
    else if (this.on.length > 0) this.on = this.on.slice(0, -1);
    else if (this.colour !== null) this.colour = null;
    else this.clear();
  }

  clear() {
    this.option = null;
    this.at = -1;
    this.colour = null;
    this.on = [];
    this.giving = null;
    this.place = 0;
    this.#placed = false;
    this.marked = [];
    this.offering = -1;
  }

  /** The table has moved on: a card that cannot be played any more is put back. */
  settle() {
    const { options, view } = this.sight();
    if (view.hand.length !== 2) this.armed = false;
    const option = this.option && options.plays?.find((one) => one.card === this.option?.card);
    if (this.option && (!option || JSON.stringify(option) !== JSON.stringify(this.option))) this.clear();
    if (!(options.offers ?? []).includes(view.hand[this.offering] ?? "")) this.offering = -1;
    if ((options.discards ?? 0) === 0 || this.marked.some((at) => at >= view.hand.length)) this.marked = [];
  }

  /** As a record writes it; null while something is still to be named. */
  action(word: (seat: number) => string): string | null {
    const option = this.option;
    if (option === null || this.step !== "confirm") return null;
    let action = `plays ${option.card}`;
    if (this.colour !== null && this.colour !== "later") action += ` ${this.colour}`;
    if (this.on.length > 0) action += ` on ${this.on.map(word).join(" ")}`;
    if (this.giving !== null) action += ` giving ${this.giving}`;
    if (option.needs === "place") action += ` at ${this.place}`;
    return action;
  }
}
