/**
 * What has happened, in order. Stored as facts, so that it can be told in another language; and stored by the browser tab,
 * so that a page that is loaded again still knows what it has shown.
 */
import type { Connection, Fact, Happening } from "../wire/connection.svelte";
import type { Verdict } from "../wire/protocol";

export interface Entry {
  number: number;
  game: number;
  /** The change it belongs to. */
  seq: number;
  /** Whether it happened while nobody looked. */
  missed: boolean;
  fact: Fact | null;
  verdict: Verdict | null;
}

interface Kept {
  game: number;
  seq: number;
  late: boolean;
  seen: [number | null, Entry[]][];
}

const MOST = 1_500; // a game has a few hundred facts

const keyOf = (code: string, token: string) => `scoville-log-${code.toUpperCase()}-${token.slice(-6)}`;

/** Lets the log of a table's first game begin with what its seat saw before, in the game that is played on there. */
export function rememberBefore(code: string, token: string, seat: number, facts: Fact[]) {
  const entries = facts.slice(-MOST).map((fact, i): Entry => ({ number: i + 1, game: 1, seq: 0, missed: true, fact, verdict: null }));
  const kept: Kept = { game: 1, seq: 0, late: facts.length > MOST, seen: [[seat, entries]] };
  try {
    sessionStorage.setItem(keyOf(code, token), JSON.stringify(kept));
  } catch {
    // Then the log begins where the table does, and says so.
  }
}

export class Log {
  /** Whether the game had begun before this page came to it: earlier events are missing. */
  late = $state(false);
  /** By seat: on a hot seat each has seen something different. */
  #entries = $state.raw(new Map<number | null, Entry[]>());
  #next = 1;
  #game = 0;
  readonly #key: string;

  constructor(
    private readonly connection: Connection,
    code: string,
  ) {
    this.#key = keyOf(code, connection.token);
    this.#remember();
    connection.listen((happening, seat) => {
      if (connection.game !== this.#game) {
        this.#game = connection.game;
        this.#entries = new Map();
        this.late = happening.missed && connection.seq > 1;
      }
      const fresh: Entry[] = happening.facts.map((fact) => this.#entry(happening, fact, null));
      if (happening.verdict) fresh.push(this.#entry(happening, null, happening.verdict));
      if (fresh.length === 0) return;
      this.#entries = new Map(this.#entries).set(seat, [...this.seenBy(seat), ...fresh].slice(-MOST));
    });
  }

  seenBy(seat: number | null): Entry[] {
    return this.#entries.get(seat) ?? [];
  }

  /** As the page goes. */
  keep = () => {
    const kept: Kept = { game: this.#game, seq: this.connection.seq, late: this.late, seen: [...this.#entries] };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Then the next page begins where it comes in, and says so.
    }
  };

  #remember() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as Kept | null;
      if (!kept?.game) return;
      this.#entries = new Map(kept.seen);
      this.#next = 1 + Math.max(0, ...kept.seen.flatMap(([, entries]) => entries.map((entry) => entry.number)));
      this.#game = kept.game;
      this.late = kept.late;
      this.connection.seq = kept.seq; // what has happened since is told by the server
    } catch {
      this.#entries = new Map();
    }
  }

  #entry({ seq, missed }: Happening, fact: Fact | null, verdict: Verdict | null): Entry {
    return { number: this.#next++, game: this.#game, seq, missed, fact, verdict };
  }
}
