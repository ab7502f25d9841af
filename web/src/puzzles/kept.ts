/** Which puzzles this browser has answered, and whether well; nobody else knows. */
const KEY = "scoville-puzzles";

type Kept = Record<string, Record<string, boolean>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {}; // storage may be forbidden or hold nonsense
  }
}

export function answered(game: string): { right: number; all: number } {
  const answers = Object.values(read()[game] ?? {});
  return { right: answers.filter(Boolean).length, all: answers.length };
}

/** The first answer counts: before the second one everybody knows the solution. */
export function keepAnswer(game: string, number: number, right: boolean) {
  const kept = read();
  const own = (kept[game] ??= {});
  own[number] ??= right;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is not remembered.
  }
}

/** The next one after `number` that was not answered yet; just the next, if all were. */
export function nextPuzzle(game: string, number: number, count: number): number {
  const own = read()[game] ?? {};
  for (let step = 1; step < count; step++) {
    const next = ((number - 1 + step) % count) + 1;
    if (!(next in own)) return next;
  }
  return (number % count) + 1;
}
