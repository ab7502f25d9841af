/**
 * One person at one table over one socket, healed when it breaks.
 *
 * Every wish of this person is stored until the server has answered it, and sent again after a reconnect with the
 * same id, so nothing is lost and nothing happens twice. The screen shows the newest view and options.
 */
import { preferences } from "../preferences.svelte";
import { words } from "../words/words.svelte";
import { readGames, wordsFor } from "./http";
import type {
  Bye,
  ChatLine,
  ClientMessage,
  Clock,
  Fault,
  Hello,
  Pong,
  ServerMessage,
  Table,
  Update,
  Verdict,
} from "./protocol";

/** What a seat sees of a game, whichever it is. */
export type Sight = Update["sights"][number];
export type Fact = Sight["facts"][number];
/** A message without its id, which `send` chooses. */
export type Wish = Exclude<ClientMessage, Hello | Pong> extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
export type Line = "connecting" | "open" | "broken" | "closed";

/** Something that happened, as one seat (or a spectator) saw it. */
export interface Happening {
  seq: number;
  facts: Fact[];
  before: Sight | null;
  after: Sight;
  verdict: Verdict | null;
  /** Whether it happened while nobody looked: the log has it, but it is not played out. */
  missed: boolean;
  /** The seat whose time had run out, so that it was decided for them. */
  late?: number | null;
}

/** Ends of clocks, in the time of `performance.now()`. */
export interface Ends {
  turn: number | null;
  turnEnds: number | null;
  /** How long a whole turn lasts, where that is known. */
  turnLasts?: number | null;
  windowEnds: number | null;
  window: number | null;
  /** The players for whom the bots wait. */
  readers?: number[];
  /** At people's own pace: who may still react to the last card, and which own seats have let it be. */
  asked?: number[];
  letBe?: number[];
}

interface Waiting {
  message: ClientMessage & { id: string };
  resolve: (outcome: Outcome) => void;
}

export type Outcome = { done: true } | { done: false; fault: Fault | null; stale: boolean };

const SILENCE = 30_000; // the server pings more often; after so long without a word the line is dead
const PATIENCE = 10_000; // so long a new line may take; one that leads nowhere would try for minutes
const BACKOFF = [250, 500, 1_000, 2_000, 4_000, 8_000];

const AFTER = 3_000; // milliseconds after coming to a table
const DAY = 24; // hours

export class Connection {
  line = $state<Line>("connecting");
  /** When the next attempt is made, in the time of `performance.now()`. */
  retryAt = $state<number | null>(null);
  bye = $state.raw<Bye | null>(null);

  person = $state("");
  host = $state(false);
  seats = $state.raw<number[]>([]);
  table = $state.raw<Table | null>(null);
  game = $state(0);
  seq = $state(0);
  /** One for each own seat, or a spectator's; none before the first game. */
  sights = $state.raw<Sight[]>([]);
  ends = $state.raw<Ends>({ turn: null, turnEnds: null, windowEnds: null, window: null });
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  /** What was wished for and is not yet answered, oldest first. */
  pending = $state.raw<(ClientMessage & { id: string })[]>([]);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<(happening: Happening, seat: number | null) => void>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #speed = "";
  #turn: number | null = null;

  constructor(
    readonly token: string,
    private readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  ) {}

  open() {
    this.#closed = false;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#watch = setInterval(() => {
      const silent = performance.now() - this.#heard;
      if ((this.line === "open" && silent > SILENCE) || (this.line === "connecting" && silent > PATIENCE)) this.#drop();
    }, 2_000);
    this.#connect();
  }

  close() {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
    this.line = "closed";
  }

  /** Called for each thing that happens, once per own seat. Returns how to stop. */
  listen(listener: (happening: Happening, seat: number | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The outcome comes when the server has answered, however often the line breaks before. */
  send(wish: Wish): Promise<Outcome> {
    const message = { ...wish, id: newId() } as ClientMessage & { id: string };
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve });
      this.#showPending();
      if (this.line === "open") this.#transmit(message);
    });
  }

  /** An action of the game in the record's words, for an own seat. */
  /** Why an action is not possible now; null if it is. Nothing is done. */
  async why(action: string, seat: number | null = null): Promise<Fault | null> {
    const outcome = await this.send({ type: "why", action, seat: this.seats.length > 1 ? seat : null });
    return outcome.done ? null : outcome.fault;
  }

  play(action: string, seat: number | null = null): Promise<Outcome> {
    return this.send({ type: "play", seq: this.seq, action, seat: this.seats.length > 1 ? seat : null });
  }

  /** Try now instead of waiting: the person asks, or the network is back. */
  retry() {
    if (this.line !== "broken") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #hurry = () => {
    if (document.visibilityState === "visible") this.retry();
  };

  #connect() {
    if (this.#closed) return;
    this.line = "connecting";
    this.retryAt = null;
    this.#heard = performance.now();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = performance.now();
      const hello: Hello = { type: "hello", token: this.token, seen: this.seq, muted: this.muted, newcomer: preferences.newcomer };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = performance.now();
      this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broken();
    };
  }

  /** Gives the line up at once: on a dead one even the goodbye would never arrive. */
  #drop = () => {
    const socket = this.#socket;
    if (!socket) return;
    this.#broken();
    socket.close();
  };

  #broken() {
    this.#socket = null;
    if (this.#closed) return;
    // The server sent us away, and coming back would change nothing.
    if (this.bye && ["taken-over", "kicked", "no-spectators", "left", "unknown-token"].includes(this.bye.reason)) {
      this.line = "closed";
      return;
    }
    const pause = BACKOFF[Math.min(this.#attempts, BACKOFF.length - 1)] ?? 8_000;
    const spread = pause * (0.75 + Math.random() / 2); // not all at once after a restart
    this.#attempts += 1;
    this.line = "broken";
    this.retryAt = performance.now() + spread;
    this.#timer = setTimeout(() => this.#connect(), spread);
  }

  #transmit(message: ClientMessage) {
    this.#socket?.send(JSON.stringify(message));
  }

  #showPending() {
    this.pending = [...this.#waiting.values()].map((one) => one.message);
  }

  #answer(id: string, outcome: Outcome) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#showPending();
    waiting.resolve(outcome);
  }

  #receive(message: ServerMessage) {
    switch (message.type) {
      case "ping":
        this.#transmit({ type: "pong", nonce: message.nonce });
        return;
      case "welcome":
        this.#attempts = 0;
        this.bye = null;
        this.person = message.person;
        this.host = message.host;
        this.seats = message.seats;
        this.table = message.table;
        void this.#measureTurns(message.table);
        this.chat = message.chat;
        this.muted = message.muted;
        this.#keepTime(message.clock);
        this.#see(message.game, message.seq, message.sights, null, true);
        this.line = "open";
        for (const { message: wish } of this.#waiting.values()) this.#transmit(wish);
        return;
      case "table":
        this.host = message.host;
        this.seats = message.seats;
        this.table = message.table;
        void this.#measureTurns(message.table);
        this.#keepTime(message.clock);
        return;
      case "update":
        this.#keepTime(message.clock);
        this.#see(message.game, message.seq, message.sights, message.verdict ?? null, false, message.late ?? null);
        return;
      case "done":
        this.#answer(message.id, { done: true });
        return;
      case "stale":
        this.#answer(message.id, { done: false, fault: null, stale: true });
        return;
      case "refused":
        if (message.id !== null) this.#refused(message.id, message.fault);
        return;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line].slice(-200);
        return;
      case "bye":
        this.bye = message;
        return;
    }
  }

  #refused(id: string, fault: Fault) {
    const tell = () => this.#answer(id, { done: false, fault, stale: false });
    if (words.has(fault.message)) tell();
    else void wordsFor(fault).then(tell);
  }

  #see(game: number, seq: number, sights: Sight[], verdict: Verdict | null, missed: boolean, late: number | null = null) {
    const before = this.game === game ? this.sights : [];
    this.game = game;
    this.seq = seq;
    this.sights = sights;
    for (const after of sights) {
      const seat = after.view.seat;
      const same = before.find((sight) => sight.view.seat === seat) ?? null;
      const happening: Happening = { seq, facts: after.facts, before: same, after, verdict, missed, late };
      this.#listeners.forEach((listener) => listener(happening, seat));
    }
  }

  /** At this table's speed. */
  async #measureTurns(table: Table) {
    const { speed: name = "live", hours = DAY } = table.settings;
    const speed = `${name}/${hours}`;
    if (speed === this.#speed) return;
    this.#speed = speed;
    await new Promise((drawn) => setTimeout(drawn, AFTER)); // what a game offers is much to read, and the table comes first
    if (this.line !== "open") {
      this.#speed = ""; // asked again with the next news of the table
      return;
    }
    const times = await readGames().catch(() => null); // then a ring is full whenever it is drawn
    if (this.#speed !== speed) return;
    const found = times?.speeds[name];
    this.#turn = (found?.turn ?? 0) * (found?.own_pace ? hours / DAY : 1) * 1_000 || null;
    this.ends = { ...this.ends, turnLasts: this.#turn };
  }

  #keepTime(clock: Clock) {
    const now = performance.now();
    const end = (left: number | null | undefined) => (left === null || left === undefined ? null : now + left);
    this.ends = {
      turn: clock.turn ?? null,
      turnEnds: end(clock.turn_left),
      turnLasts: this.#turn,
      windowEnds: end(clock.window_left),
      window: clock.window ?? null,
      readers: clock.readers,
      asked: clock.asked,
      letBe: clock.let_be,
    };
  }
}

/** 128 random bits; the server only needs that a person never uses one twice. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
