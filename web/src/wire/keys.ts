/** The keys to the tables this device has sat at: a token for each, never in an address that is sent. */

const KEY = "scoville-tables";
const MOST = 40;

export interface KeptTable {
  table: string;
  code: string;
  token: string;
  game: string;
  when: number;
}

function read(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptTable[]).filter((one) => typeof one?.token === "string") : [];
  } catch {
    return [];
  }
}

function write(kept: KeptTable[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // Then the seat lasts as long as the page.
    memory = kept;
  }
}

let memory: KeptTable[] | null = null;

export function keptTables(): KeptTable[] {
  return memory ?? read();
}

export function keep(one: Omit<KeptTable, "when">) {
  write([{ ...one, when: Date.now() }, ...keptTables().filter((other) => other.table !== one.table)]);
}

/** By the table's id or its code. */
export function keyTo(name: string): KeptTable | undefined {
  return keptTables().find((one) => one.table === name || one.code === name.toUpperCase());
}

export function forget(table: string) {
  write(keptTables().filter((one) => one.table !== table));
}
