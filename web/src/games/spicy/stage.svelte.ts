/**
 * Plays out a turn: cards travel, a challenge is heard, the card turns over, the stack goes to its
 * winner. Only a challenge holds the table back, so that nobody sees its outcome before the card; everything else is
 * shown at once, and flying cards are ornament.
 */
import { tick } from "svelte";
import Card from "../../art/Card.svelte";
import { pace } from "../../motion/pace.svelte";
import { fly, rectOf } from "../../motion/places";
import { sound } from "../../sound/sound";
import type { Fact } from "./story";
import type { Outcome } from "./verdict";
import type { Happening } from "../../wire/connection.svelte";
import type { SpicyChallenged, SpicySight, SpicyView } from "../../wire/protocol";

export interface SpicyHappening extends Happening {
  facts: Fact[];
  before: SpicySight | null;
  after: SpicySight;
}

/** What a player was last seen doing with this stack. */
export type Deed =
  | { did: "said"; claim: string; copy: boolean }
  | { did: "passed" | "peeked" | "took-back" }
  | { did: "challenged"; trait: SpicyChallenged["trait"] };

/** A challenge on its way: the card is null until it turns over, `holds` until it is judged. */
export interface Reveal {
  challenger: number;
  against: number;
  trait: SpicyChallenged["trait"];
  claim: string;
  card: string | null;
  holds: boolean | null;
}

/** Milliseconds. Suspense first, then time to read. */
const SUSPENSE = 900;
const TURNING = 650;
const READING = 1_500;
const BEHIND = 3; // so many happenings behind, the show is cut short

export class Stage {
  /** The table as it was, while a challenge is being shown. */
  held = $state.raw<SpicyView | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  /** The outcome of the last challenge, trophy or raid. It stays until the next card. */
  outcome = $state.raw<Outcome | null>(null);
  /** The change that has been shown so far. */
  shown = $state(0);
  deeds = $state.raw<(Deed | null)[]>([]);
  /** How many cards are on their way to the stack. */
  landing = $state(0);

  #queue: { happening: SpicyHappening; from: DOMRect | null }[] = [];
  #running = false;
  #gone = false;
  #wake: (() => void) | null = null;

  /** `words` gives the outcome of something, for the reader. */
  constructor(private readonly words: (happening: SpicyHappening) => Outcome | null) {}

  /** Whether the screen lags behind the game. */
  get busy(): boolean {
    return this.held !== null;
  }

  /** Starts from a view without a story: a newcomer sees who said what. */
  enter(view: SpicyView) {
    this.#queue = [];
    this.held = null;
    this.reveal = null;
    this.outcome = null;
    const deeds: (Deed | null)[] = view.players.map(() => null);
    for (const laid of view.stack) {
      if (laid.claim !== null) deeds[laid.by] = { did: "said", claim: laid.claim, copy: laid.copy };
    }
    this.deeds = deeds;
    this.skip();
  }

  /** Called before the screen changes, so that a card's old place can still be measured. */
  push(happening: SpicyHappening) {
    if (happening.missed || happening.before === null) return this.enter(happening.after.view);
    const played = find(happening, "card-played");
    const own = played?.seat === happening.after.view.seat ? played?.card : null;
    const from = own ? (rectOf(`hand:${own}:picked`) ?? rectOf(`hand:${own}`)) : null;
    this.#queue.push({ happening, from });
    if (this.#running || isChallenge(happening)) this.held ??= happening.before.view;
    else this.shown = happening.seq;
    if (!this.#running) void this.#run();
  }

  /** Shows the rest at once. */
  skip() {
    this.#wake?.();
  }

  close() {
    this.#gone = true;
    this.#queue = [];
    this.skip();
  }

  async #run() {
    this.#running = true;
    for (let next = this.#queue.shift(); next && !this.#gone; next = this.#queue.shift()) {
      const quick = this.#queue.length >= BEHIND;
      const { happening, from } = next;
      if (isChallenge(happening)) {
        const read = pace.read(happening.seq);
        await this.#showChallenge(happening, quick);
        read();
      } else this.#bring(happening);
      this.shown = happening.seq;
      this.held = this.#queue.length > 0 ? happening.after.view : null;
      this.reveal = null;
      await tick();
      await this.#showRest(happening, from, quick);
    }
    this.#running = false;
    if (this.#queue.length === 0) this.held = null;
  }

  async #showChallenge(happening: SpicyHappening, quick: boolean) {
    const challenged = find(happening, "challenged");
    const revealed = find(happening, "card-revealed");
    if (!challenged || !revealed) return;
    const { seat: challenger, against, trait } = challenged;
    const { claim, card, holds } = revealed;
    this.#do(challenger, { did: "challenged", trait });
    const asked: Reveal = { challenger, against, trait, claim, card: null, holds: null };
    this.reveal = asked;
    sound("challenge");
    if (!quick) await this.#pause(SUSPENSE);
    if (this.reveal === null) return; // somebody came in anew meanwhile
    this.reveal = { ...asked, card };
    await this.#pause(TURNING); // also in a hurry: nothing is judged over a card that is not yet open
    if (this.reveal === null) return;
    this.reveal = { ...asked, card, holds };
    sound(holds ? "right" : "wrong");
    this.#bring(happening);
    this.shown = happening.seq; // the card is seen: now it may be told
    await this.#pause(quick ? READING / 3 : READING);
    const won = find(happening, "stack-won");
    await pace.hold((end) => (this.#wake = end));
    if (won && !quick) await this.#carry("stack", `pile:${won.seat}`, won.count);
    this.deeds = this.deeds.map(() => null);
  }

  /** An outcome gives way to another one, or to the next card. */
  #bring(happening: SpicyHappening) {
    const next = this.words(happening);
    if (next || find(happening, "card-played")) this.outcome = next;
  }

  async #showRest(happening: SpicyHappening, from: DOMRect | null, quick: boolean) {
    for (const each of happening.facts) {
      switch (each.fact) {
        case "card-played":
          this.#do(each.seat, { did: "said", claim: each.claim, copy: each.copy });
          sound("card");
          if (!quick) await this.#land(from ?? `seat:${each.seat}`, 1);
          break;
        case "cards-added":
          if (!quick) await this.#land(`seat:${each.seat}`, each.cards.length);
          break;
        case "cards-drawn":
          sound("draw");
          if (!quick) await this.#carry("deck", each.seat === happening.after.view.seat ? "hand" : `seat:${each.seat}`, each.cards.length);
          break;
        case "passed":
          this.#do(each.seat, { did: "passed" });
          break;
        case "peeked":
          this.#do(each.seat, { did: "peeked" });
          break;
        case "card-taken-back":
          this.#do(each.seat, { did: "took-back" });
          sound("wrong");
          break;
        case "stack-raided":
          sound("right");
          if (!quick) await this.#carry("stack", `pile:${each.seat}`, each.count);
          break;
        case "trophy-taken":
          sound("trophy");
          if (!quick) await fly({ from: "trophies", to: `seat:${each.seat}`, card: Card, properties: { game: "spicy", word: "trophy" }, lasts: 700 });
          break;
      }
    }
  }

  #do(seat: number, deed: Deed) {
    const deeds = [...this.deeds];
    deeds[seat] = deed;
    this.deeds = deeds;
  }

  /** Cards on their way to the stack: the top one is seen when it has arrived. */
  async #land(from: DOMRect | string, count: number) {
    this.landing += 1;
    await this.#carry(from, "stack", count);
    this.landing -= 1;
  }

  async #carry(from: DOMRect | string, to: string, count: number) {
    const back = { game: "spicy", word: null };
    const flights = Array.from({ length: Math.min(count, 6) }, (_, i) =>
      fly({ from, to, card: Card, properties: back, delay: i * 70, lasts: 360, width: 64, turn: i % 2 ? 6 : -4 }),
    );
    await Promise.all(flights);
  }

  /** The same for everybody: with less motion there is still something to read. */
  #pause(milliseconds: number): Promise<void> {
    return pace.wait(milliseconds, (end) => (this.#wake = end));
  }
}

function find<Name extends Fact["fact"]>({ facts }: SpicyHappening, name: Name) {
  return facts.find((each): each is Extract<Fact, { fact: Name }> => each.fact === name);
}

function isChallenge(happening: SpicyHappening): boolean {
  return find(happening, "challenged") !== undefined;
}
