/** What the server sends of a game that has no messages of its own: docs/protocol.md, "Other games". */
export type Told = string | number | boolean | null | Told[];

/** A fact or an option: its name, and its fields. */
export type Fields = Record<string, Told>;

export interface PlainView {
  seat: number | null;
  hand: string[];
  /** How many cards each player holds. */
  players: number[];
  /** What lies on the table, by name. */
  table: [name: string, value: number][];
  turn: number | null;
  waiting: number[];
  reason: string | null;
  winners: number[];
}

export interface PlainSight {
  game: string;
  facts: Fields[];
  view: PlainView;
  /** `action` is what to send, `option` the name of what it is. */
  options: Fields[];
}
