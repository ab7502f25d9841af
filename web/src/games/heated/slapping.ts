/**
 * Who slaps last, by the fingers on one screen: everybody holds a finger down, and to slap the table they have to lift it. The
 * order of the slaps is enough; no clock is shown.
 */
export type Phase = "gather" | "ready" | "race" | "done" | "lost";

export interface Slapping {
  phase: Phase;
  /** Who takes part, by seat. */
  seats: number[];
  held: number[];
  /** In the order of the slaps, with when the browser saw them, in milliseconds. */
  slapped: { seat: number; at: number }[];
}

export const begin = (seats: number[]): Slapping => ({ phase: "gather", seats, held: [], slapped: [] });

export function hold(before: Slapping, seat: number): Slapping {
  if (before.phase !== "gather" || !before.seats.includes(seat) || before.held.includes(seat)) return before;
  const held = [...before.held, seat];
  return { ...before, held, phase: held.length === before.seats.length ? "ready" : "gather" };
}

export function release(before: Slapping, seat: number, at: number): Slapping {
  if (!before.held.includes(seat)) return before;
  const held = before.held.filter((one) => one !== seat);
  if (before.phase === "gather") return { ...before, held };
  if (before.phase !== "ready" && before.phase !== "race") return before;
  return { ...before, held, slapped: [...before.slapped, { seat, at }], phase: held.length > 0 ? "race" : "done" };
}

/** The system took a finger away, for a gesture or a call: nobody has slapped then. */
export function lose(before: Slapping, seat: number): Slapping {
  if (!before.held.includes(seat)) return before;
  if (before.phase === "gather") return { ...before, held: before.held.filter((one) => one !== seat) };
  return { ...before, phase: "lost", held: [] };
}

/** The last to slap; several where they were within `tie` milliseconds (H-TOOHOT, HR-SLAP). */
export function last({ phase, slapped }: Slapping, tie: number): number[] {
  if (phase !== "done") return [];
  const end = Math.max(...slapped.map(({ at }) => at));
  return slapped.filter(({ at }) => end - at <= tie).map(({ seat }) => seat);
}
