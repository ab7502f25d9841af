/** Plays out what happened: cards travel, a hand comes down on the table, HEATED! is heard. Nothing waits for it. */
import { tick } from "svelte";
import Card from "../../art/Card.svelte";
import { pace } from "../../motion/pace.svelte";
import { fly, rectOf } from "../../motion/places";
import { sound } from "../../sound/sound";
import type { Tidings } from "../../table/tidings";
import type { Fact } from "./story";
import { dares } from "./tidings";
import type { Happening } from "../../wire/connection.svelte";
import type { HeatedSight } from "../../wire/protocol";

export interface HeatedHappening extends Happening {
  facts: Fact[];
  before: HeatedSight | null;
  after: HeatedSight;
}

/** What a player was last seen doing, shown at the seat for a moment. */
export type Deed = { fact: Fact; seat: number };

const SHOWN = 2_600; // milliseconds
const READ = 4_500; // for what concerns whoever looks
const MOST = 6; // cards in the air at once
/** What people may want to read in peace: it changes hands, or somebody has lost something. */
const REVEALS: Fact["fact"][] = ["last-to-slap", "hands-swapped", "hands-mixed", "trap-sprung", "penalty-due"];
const BACK = { game: "heated", word: null };

export class Stage {
  deeds = $state.raw<(Fact | null)[]>([]);
  /** Who has slapped, in order, until everybody has seen it. */
  slaps = $state.raw<number[]>([]);
  /** What has just happened to the reader, in a sentence. */
  tidings = $state.raw<Tidings | null>(null);
  /** Whether the top card is still on its way. */
  landing = $state(0);
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #read: (() => void) | null = null;

  /** `words` says what something means for the reader; null if it means nothing special. */
  constructor(private readonly words: (happening: HeatedHappening) => Tidings | null) {}

  enter(players: number) {
    this.close();
    this.deeds = Array.from({ length: players }, () => null);
    this.slaps = [];
    this.tidings = null;
  }

  /** Called before the screen changes, so that a card's old place can still be measured. */
  push(happening: HeatedHappening) {
    if (happening.missed || happening.before === null) return this.enter(happening.after.view.players.length);
    const me = happening.after.view.seat;
    const begins = happening.after.view.phase === "slaps" && happening.before.view.phase !== "slaps";
    if (begins || happening.facts.some((fact) => fact.fact === "card-played")) this.slaps = [];
    if (happening.facts.length > 0) this.#read?.(); // play goes on
    const news = this.words(happening);
    const asked = me !== null && happening.after.view.waiting.includes(me); // then play waits for the reader anyway
    if (news && !asked && happening.facts.some((fact) => REVEALS.includes(fact.fact))) void this.#hold(news, happening.seq);
    else if (news) this.#bring(news);
    const from = new Map<string, DOMRect>();
    for (const fact of happening.facts) {
      if (fact.fact !== "card-played" || fact.seat !== me) continue;
      const rect = rectOf(`hand:${fact.card}:lifted`) ?? rectOf(`hand:${fact.card}`);
      if (rect) from.set(fact.card, rect);
    }
    const race = !dares(happening.before); // nobody is first or last where nobody should slap
    void tick().then(() => happening.facts.forEach((fact) => this.#show(fact, me, from, race)));
  }

  close() {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.#read?.();
  }

  #show(fact: Fact, me: number | null, from: Map<string, DOMRect>, race: boolean) {
    const seatOf = (seat: number) => (seat === me ? "hand" : `seat:${seat}`);
    switch (fact.fact) {
      case "card-played":
        sound("card");
        void this.#land(fact.card, from.get(fact.card) ?? seatOf(fact.seat));
        break;
      case "cards-drawn":
        sound("draw");
        this.#carry("draw-pile", seatOf(fact.seat), fact.cards.length);
        break;
      case "cards-discarded":
        sound("card");
        fact.cards.slice(0, MOST).forEach((word, i) => {
          void fly({ from: seatOf(fact.seat), to: "discard", card: Card, properties: { game: "heated", word }, delay: i * 70 });
        });
        break;
      case "card-taken":
        this.#carry(seatOf(fact.giver), seatOf(fact.seat), 1);
        break;
      case "hands-swapped":
        sound("draw");
        this.#carry(seatOf(fact.seat), seatOf(fact.other), 4);
        this.#carry(seatOf(fact.other), seatOf(fact.seat), 4);
        break;
      case "cards-exchanged":
        this.#carry(seatOf(fact.seat), seatOf(fact.other), 1);
        this.#carry(seatOf(fact.other), seatOf(fact.seat), 1);
        break;
      case "hands-mixed":
        sound("draw");
        fact.hands.forEach((hand, seat) => hand && this.#carry(`seat:${seat}`, "discard", 2));
        fact.hands.forEach((hand, seat) => hand && this.#carry("discard", seatOf(seat), 2, 420));
        break;
      case "slapped":
        sound("slap");
        if (race) this.slaps = [...this.slaps.filter((seat) => seat !== fact.seat), fact.seat];
        break;
      case "heated-called":
        sound("call");
        break;
      case "last-to-slap": {
        sound("wrong");
        if (!race) return; // the slap stays at the seat
        const slaps = this.slaps;
        this.#after(() => {
          if (this.slaps === slaps) this.slaps = [];
        });
        break;
      }
      case "trap-sprung":
      case "penalty-due":
        sound("wrong");
        break;
      case "game-ended":
        sound(me !== null && fact.winners.includes(me) ? "win" : "lose");
        break;
    }
    if ("seat" in fact) this.#remember(fact.seat, fact);
  }

  #remember(seat: number, fact: Fact) {
    this.deeds = this.deeds.map((deed, each) => (each === seat ? fact : deed));
    this.#after(() => {
      this.deeds = this.deeds.map((deed, each) => (each === seat && deed === fact ? null : deed));
    });
  }

  #bring(news: Tidings) {
    this.tidings = news;
    const over = () => {
      if (this.tidings === news) this.tidings = null;
    };
    this.#after(over, news.tone === "plain" ? SHOWN : READ);
  }

  /** Stays until the reader says to go on or play does, if the reader wants that; then as long as any other news. */
  async #hold(news: Tidings, seq: number) {
    this.tidings = news;
    const read = pace.read(seq);
    await pace.hold((end) => (this.#read = end));
    this.#read = null;
    read();
    if (this.tidings === news) this.#bring(news);
  }

  /** What is shown for a moment disappears when its time is over, whatever happens meanwhile. */
  #after(over: () => void, time = SHOWN) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      over();
    }, time);
    this.#timers.add(timer);
  }

  async #land(word: string, from: DOMRect | string) {
    this.landing += 1;
    await fly({ from, to: "discard", card: Card, properties: { game: "heated", word }, lasts: 320, turn: 3 });
    this.landing -= 1;
  }

  #carry(from: string, to: string, count: number, delay = 0) {
    for (let i = 0; i < Math.min(count, MOST); i++) {
      void fly({ from, to, card: Card, properties: BACK, delay: delay + i * 70, lasts: 360, turn: i % 2 ? 6 : -4 });
    }
  }
}
