/** What has happened, in order. Kept as facts, so that it is told anew in another language. */
import type { Connection, Fact } from "../wire/connection.svelte";
import type { Verdict } from "../wire/protocol";

export interface Entry {
  number: number;
  game: number;
  fact: Fact | null;
  verdict: Verdict | null;
}

const MOST = 400;

export class Log {
  /** By seat: on a hot seat each has seen something else. */
  #entries = $state.raw(new Map<number | null, Entry[]>());
  #next = 1;
  #game = 0;

  constructor(connection: Connection) {
    connection.listen((happening, seat) => {
      if (connection.game !== this.#game) {
        this.#game = connection.game;
        this.#entries = new Map();
      }
      const fresh: Entry[] = happening.facts.map((fact) => this.#entry(fact, null));
      if (happening.verdict) fresh.push(this.#entry(null, happening.verdict));
      if (fresh.length === 0) return;
      this.#entries = new Map(this.#entries).set(seat, [...this.seenBy(seat), ...fresh].slice(-MOST));
    });
  }

  seenBy(seat: number | null): Entry[] {
    return this.#entries.get(seat) ?? [];
  }

  #entry(fact: Fact | null, verdict: Verdict | null): Entry {
    return { number: this.#next++, game: this.#game, fact, verdict };
  }
}
