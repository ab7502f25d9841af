/** Where a game turned: the steps at which somebody's chances changed most. */
import type { ChancePoint } from "../wire/protocol";

export interface Turn {
  /** The step that did it. */
  step: number;
  /** The seat whose chances it changed. */
  seat: number;
  before: number;
  after: number;
}

const SHOWN = 3;
/** A smaller change is no turning point, and may be chance: play-outs are counted. */
const LEAST = 0.08;

/** The greatest changes of one seat, or of any (null), in the order of the game. */
export function turningPoints(points: ChancePoint[], seat: number | null): Turn[] {
  const turns: Turn[] = points.slice(1).flatMap((point, i) => {
    const earlier = points[i];
    if (!earlier) return [];
    const seats = seat === null ? point.chances.map((_, each) => each) : [seat];
    const changed = seats.map((each) => ({ step: point.step, seat: each, before: earlier.chances[each] ?? 0, after: point.chances[each] ?? 0 }));
    const [most] = changed.sort((a, b) => swing(b) - swing(a));
    const doubt = 2 * Math.hypot(point.error, earlier.error);
    return most && swing(most) > Math.max(LEAST, doubt) ? [most] : [];
  });
  return turns.sort((a, b) => swing(b) - swing(a)).slice(0, SHOWN).sort((a, b) => a.step - b.step);
}

const swing = (turn: Turn): number => Math.abs(turn.after - turn.before);
