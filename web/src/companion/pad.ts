/** Reckons by the pad that the game declares (`companion/pad.py`, which does the same for the terminal). */
import type { Pad } from "../wire/protocol";

/** What was entered of one game. */
export interface Sheet {
  /** By column, then by seat; nothing is 0 for everybody. */
  counts: Record<string, number[]>;
  /** The ending somebody has said. */
  ending: string;
  /** The seats named with it. */
  named: number[];
}

export interface Standing {
  points: number[];
  /** Empty while the game goes on. */
  ending: string;
  winners: number[];
}

export const EMPTY: Sheet = { counts: {}, ending: "", named: [] };

export const countOf = (sheet: Sheet, column: string, seat: number) => sheet.counts[column]?.[seat] ?? 0;

const seatsOf = (players: number) => Array.from({ length: players }, (_, seat) => seat);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const best = (points: number[]) => seatsOf(points.length).filter((seat) => points[seat] === Math.max(...points));

/** Points, whether the game is over and who has won. Players level at the top win together. */
export function standing(pad: Pad, sheet: Sheet, players: number): Standing {
  const seats = seatsOf(players);
  const points = seats.map((seat) => sum(pad.columns.map(({ name, worth }) => worth * countOf(sheet, name, seat))));
  for (const { name, kind, column = "", count = 0 } of pad.endings) {
    const held = seats.map((seat) => countOf(sheet, column, seat));
    if (kind === "each" && Math.max(...held) >= count) {
      return { points, ending: name, winners: seats.filter((seat) => (held[seat] ?? 0) >= count) };
    }
    if (kind === "all" && sum(held) >= count) return { points, ending: name, winners: best(points) };
    if (name === sheet.ending) return { points, ending: name, winners: kind === "named" ? sheet.named : best(points) };
  }
  return { points, ending: "", winners: [] };
}

/** Whether the count of a seat may change by so much. */
export function mayAdd(pad: Pad, sheet: Sheet, column: string, seat: number, change: number, players: number): boolean {
  const known = pad.columns.find(({ name }) => name === column);
  if (!known) return false;
  const counts = seatsOf(players).map((each) => countOf(sheet, column, each));
  if ((counts[seat] ?? 0) + change < 0 && !known.below_zero) return false;
  return change <= 0 || known.stock == null || sum(counts) + change <= known.stock;
}

/** The sheet with another count; the same sheet if it may not change so. */
export function add(pad: Pad, sheet: Sheet, column: string, seat: number, change: number, players: number): Sheet {
  if (!mayAdd(pad, sheet, column, seat, change, players)) return sheet;
  const counts = seatsOf(players).map((each) => countOf(sheet, column, each));
  counts[seat] = (counts[seat] ?? 0) + change;
  return { ...sheet, counts: { ...sheet.counts, [column]: counts } };
}

/** Several games together, by seat; a shared win counts for everybody who shares it. */
export function tally(pad: Pad, sheets: Sheet[], players: number): { wins: number[]; points: number[] } {
  const standings = sheets.map((sheet) => standing(pad, sheet, players));
  return {
    wins: seatsOf(players).map((seat) => standings.filter(({ winners }) => winners.includes(seat)).length),
    points: seatsOf(players).map((seat) => sum(standings.map(({ points }) => points[seat] ?? 0))),
  };
}
