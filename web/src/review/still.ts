/** A table nobody sits at any more: what a finished game, or a position from one, is drawn on. */
import type { TableProps } from "../table/looks";
import type { Ends } from "../wire/connection.svelte";
import type { Settings, Table } from "../wire/protocol";

export const NO_CLOCK: Ends = { turn: null, turnEnds: null, windowEnds: null, window: null };

/** For a position that does not go on: no message ever comes. */
export const SILENT: TableProps["connection"] = { ends: NO_CLOCK, listen: () => () => undefined };

export function stillTable(rules: Settings["rules"], players: string[], names: string[], bots: (string | null)[] = []): Table {
  return {
    table: "",
    code: "",
    state: "over",
    settings: { rules, seats: players.length },
    seats: players.map((word, i) => ({ seat: i, name: names[i] ?? word, word, person: null, bot: bots[i] ?? null })),
    people: [],
    games: 1,
    round: 1,
    totals: [],
    shuffle: { commitment: "", nonces: [] },
    taken_up: false,
    locked: false,
    warnings: [],
  };
}
