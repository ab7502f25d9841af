/** What is taught, in order. Positions and answers are proved on the real rules by tests/record/test_lessons.py. */

export interface Ask {
  /** A pattern of the action that is asked for. */
  want: string;
  /** One such action. */
  try: string;
  /** What is pressed for it, one after the other: places of the table or selectors. */
  spots: string[];
  /** What the others do then. */
  then: string[];
}

export interface Lesson {
  id: string;
  /** As a record writes it. */
  position: string;
  /** Whether time is short once it has begun: then it begins when the learner says so. */
  hurry?: boolean;
  /** What the others do before anything is asked. */
  before: string[];
  asks: Ask[];
}

/** Seats of every lesson, clockwise. */
export const PLAYERS = ["You", "Bo", "Cy"];

export function recordOf(game: string, lesson: Lesson): string {
  return [
    "format = 1",
    `game = "${game}"`,
    `players = ${JSON.stringify(PLAYERS)}`,
    "seed = 7",
    "actions = []",
    "[position]",
    lesson.position,
    "",
  ].join("\n");
}

/** `Bo plays b-swap on You`: who, and what, as this table writes its players (`words`, by seat). */
export function scripted(line: string, words: string[]): { seat: number; action: string } {
  const [name = "", ...action] = line.split(" ");
  return { seat: PLAYERS.indexOf(name), action: action.map((word) => words[PLAYERS.indexOf(word)] ?? word).join(" ") };
}
