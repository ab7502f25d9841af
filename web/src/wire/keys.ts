/**
 * The keys to the tables this device has sat at, never in an address that is sent. A table can have several: a person who
 * takes over another seat can go back to the one before.
 */

const KEY = "scoville-tables";
const MOST = 40;
/** The server asks for this many keys to one table. */
const MOST_SHOWN = 8;

export interface KeptSeat {
  table: string;
  code: string;
  token: string;
  game: string;
  when: number;
  /** Whether it is no seat: this device is the screen that shows the table to the room. */
  screen?: boolean;
  /** Its person's name, once that is known. */
  name?: string;
  /** Whether it no longer opens anything. The server still gets it when this person wants to come in. */
  gone?: boolean;
  /** The people this person has muted there: the server forgets them when it closes the table. */
  muted?: string[];
}

let memory: KeptSeat[] | null = null;

function read(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptSeat[]).filter((one) => typeof one?.token === "string") : [];
  } catch {
    return [];
  }
}

function all(): KeptSeat[] {
  return memory ?? read();
}

function write(kept: KeptSeat[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // Then the seat lasts as long as the page.
    memory = kept;
  }
}

function at(name: string): KeptSeat[] {
  return all().filter((one) => one.table === name || one.code === name.toUpperCase());
}

/** The newest seat at each table. */
export function keptTables(): KeptSeat[] {
  const seats = all().filter((one) => !one.gone && !one.screen);
  return seats.filter((one, i) => seats.findIndex((other) => other.table === one.table) === i);
}

/** This device's seats at a table, by its id or its code; the one that is used comes first. */
export function seatsAt(name: string): KeptSeat[] {
  return at(name).filter((one) => !one.gone && !one.screen);
}

/** The key with which this device shows the table to the room; beside it a seat can be used in another tab. */
export function screenAt(name: string): KeptSeat | undefined {
  return at(name).find((one) => !one.gone && one.screen);
}

export function keyTo(name: string): KeptSeat | undefined {
  return seatsAt(name)[0];
}

/** Every key to a table this device has had, also those of somebody sent away. */
export function heldAt(name: string): string[] {
  return at(name)
    .map((one) => one.token)
    .slice(0, MOST_SHOWN);
}

/** From now on this is the seat that is used. */
export function keep(one: Omit<KeptSeat, "when">) {
  write([{ muted: mutedWith(one.token), ...one, when: Date.now() }, ...all().filter((other) => other.token !== one.token)]);
}

function amend(token: string, change: Partial<KeptSeat>) {
  write(all().map((one) => (one.token === token ? { ...one, ...change } : one)));
}

export function nameSeat(token: string, name: string) {
  if (all().some((one) => one.token === token && one.name !== name)) amend(token, { name });
}

export function mutedWith(token: string): string[] {
  return all().find((one) => one.token === token)?.muted ?? [];
}

export function keepMuted(token: string, muted: string[]) {
  amend(token, { muted });
}

/** It opens nothing any more. */
export function close(token: string) {
  amend(token, { gone: true });
}
