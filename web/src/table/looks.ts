/** What the parts of a table share. */
import type { Connection, Sight } from "../wire/connection.svelte";
import type { ReviewedClaim, Seat, Table } from "../wire/protocol";

/** What a table of either game is given to draw. It draws and offers; the server decides. */
export interface TableProps<S extends Sight = Sight> {
  /** Tells what happens, and when clocks end: a live connection, or a review. */
  connection: Pick<Connection, "listen" | "ends">;
  table: Table;
  sight: S;
  /** The seat that looks; null is a spectator. */
  seat: number | null;
  /** What the players are called on screen, by seat. */
  names: string[];
  /** Does an action in the record's words. False while another is not yet confirmed. */
  act: (action: string) => void;
  /** The action that was sent and is not yet confirmed. */
  pending: string | null;
  /** Says whether the table is still showing something whose end the log must not tell before. */
  showing: (busy: boolean) => void;
  /** Where a finished game is looked at, nothing can be done; and a bot may say what it believes of the top claim. */
  review?: { belief: ReviewedClaim | null };
}

export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => seat.name ?? "");
}

/** How an action names a player. */
export function wordOf(table: Table, seat: number): string {
  return table.seats[seat]?.word ?? "";
}

/** Which cat sits there. */
export function levelOf(seat: Seat): string {
  return seat.bot?.split(":")[0] ?? "person";
}

/** Away: the seat is a person's, and nobody with its key is connected. */
export function isAway(table: Table, seat: Seat): boolean {
  if (seat.person === null) return false;
  return !table.people.some((person) => person.person === seat.person && person.attends);
}

/** The host starts; who is seated may where the host is away. */
export function mayStart(connection: Pick<Connection, "host" | "seats">, table: Table): boolean {
  if (connection.host) return true;
  return connection.seats.length > 0 && !table.people.some((person) => person.host && person.attends);
}

/** The seats from one on, clockwise around the table as that seat sees it. */
export function seenFrom<T>(all: T[], first: number): T[] {
  return [...all.slice(first), ...all.slice(0, first)];
}
