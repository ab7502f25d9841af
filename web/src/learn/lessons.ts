/**
 * The lessons lie in the Python package, `lessons.json` of each game: the terminal gives them too. What only the page needs is
 * what it lights up, in `spots.json` of the game's folder here. Positions and answers are proved on the real rules by tests/record/test_lessons.py.
 */

export interface Ask {
  /** A pattern of the action that is asked for. */
  want: string;
  /** One such action. */
  try: string;
  /** What the others do then. */
  then: string[];
}

export interface Lesson {
  id: string;
  /** As a record writes it, line by line. */
  position: string[];
  /** Whether time is short once it has begun: then it begins when the learner says so. */
  hurry?: boolean;
  /** What the others do before anything is asked. */
  before: string[];
  asks: Ask[];
}

export interface Lessons {
  /** Seats of every lesson, clockwise. The learner sits in the first. */
  players: string[];
  lessons: Lesson[];
}

/** By lesson, for each thing it asks for: what is pressed one after the other, as places of the table or selectors. */
export type Spots = Record<string, string[][]>;

export function recordOf(game: string, players: string[], lesson: Lesson): string {
  return [
    "format = 1",
    `game = "${game}"`,
    `players = ${JSON.stringify(players)}`,
    "seed = 7",
    "actions = []",
    "[position]",
    ...lesson.position,
    "",
  ].join("\n");
}

/** `Bo plays b-swap on You`: who, and what, as this table writes its players (`words`, by seat). */
export function scripted(line: string, players: string[], words: string[]): { seat: number; action: string } {
  const [name = "", ...action] = line.split(" ");
  return { seat: players.indexOf(name), action: action.map((word) => words[players.indexOf(word)] ?? word).join(" ") };
}
