/** What the parts of a table share. */
import { CATS } from "../parts/me.svelte";
import { storyOf } from "../games/stories";
import type { Connection, Sight } from "../wire/connection.svelte";
import type { Fault, ReviewedClaim, Seat, Table } from "../wire/protocol";

/** What is pending while the answer to "let it be" is under way. */
export const LETS_BE = "lets be";

/** At people's own pace: play waits until everybody who is asked has let the last card be. */
export interface Pause {
  asked: number[];
  /** Whether the reader is asked, and whether they have let it be; nobody knows it of the others. */
  mine: boolean;
  answered: boolean;
  letBe: () => void;
}

/** What a table of either game is given to draw. It draws and offers; the server decides. */
export interface TableProps<S extends Sight = Sight> {
  /** Reports what happens, and when clocks end: a live connection, or a review. */
  connection: Pick<Connection, "listen" | "ends">;
  table: Table;
  sight: S;
  /** The seat that looks; null is a spectator. */
  seat: number | null;
  /** The players' names on screen, by seat. */
  names: string[];
  /** Does an action in the record's words. `quiet` shows nothing if it is refused. */
  act: (action: string, how?: { quiet?: boolean }) => void;
  /** Why an action is not possible now, by the server's judge; null if it is. Missing if nobody can be asked. */
  why?: (action: string) => Promise<Fault | null>;
  /** The action that was sent and is not yet confirmed. */
  pending: string | null;
  /** Says whether the table is still showing something whose end the log must not reveal, and which change it has shown. */
  showing: (busy: boolean, shown?: number) => void;
  pause?: Pause | null;
  /** In a finished game nothing can be done, and a bot may say what it believes of the top claim. */
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

/** Which of the ten coats: the one its person has chosen; everybody else gets one that nobody chose, while there are any. */
export function coatOf(table: Pick<Table, "seats">, seat: Seat): number {
  if (seat.cat != null) return seat.cat;
  const chosen = new Set(table.seats.flatMap((one) => (one.cat == null ? [] : [one.cat])));
  const free = Array.from({ length: CATS }, (_, coat) => coat).filter((coat) => !chosen.has(coat));
  const place = table.seats.filter((one) => one.cat == null).findIndex((one) => one.seat === seat.seat);
  return free[Math.max(0, place) % Math.max(1, free.length)] ?? seat.seat;
}

/** Away: the seat is a person's, and nobody with its key is connected. */
export function isAway(table: Table, seat: Seat): boolean {
  if (seat.person === null) return false;
  return !table.people.some((person) => person.person === seat.person && person.attends);
}

/** The host starts; if the host is away, anybody seated may. */
export function mayStart(connection: Pick<Connection, "host" | "seats">, table: Table): boolean {
  if (connection.host) return true;
  return connection.seats.length > 0 && !table.people.some((person) => person.host && person.attends);
}

const SHARED = 2; // a lead that more people share is none

/** The players who are ahead as the game counts it; empty while all are equal. */
export function leadersOf(sight: Sight, players: number): number[] {
  if (sight.view.reason !== null) return [];
  const { score, fewer } = storyOf(sight.game).result;
  const scores = Array.from({ length: players }, (_, seat) => score(sight, seat) * (fewer ? -1 : 1));
  const best = Math.max(...scores);
  const ahead = scores.flatMap((one, seat) => (one === best ? [seat] : []));
  return ahead.length < players && ahead.length <= SHARED ? ahead : [];
}

/** The seat whose turn comes after this one, with `order` clockwise; null if there is none. */
export function nextOf(order: number[], turn: number | null, direction: "left" | "right" = "left"): number | null {
  const at = turn === null ? -1 : order.indexOf(turn);
  if (at < 0 || order.length < 2) return null;
  return order[(at + (direction === "left" ? 1 : -1) + order.length) % order.length] ?? null;
}

/** The seats from this one on, clockwise around the table as that seat sees it. */
export function seenFrom<T>(all: T[], first: number): T[] {
  return [...all.slice(first), ...all.slice(0, first)];
}
