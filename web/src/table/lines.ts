/** An entry of the log as one sentence. */
import { tell } from "../games/stories";
import type { Entry } from "./log.svelte";
import { judge } from "./verdicts";

export function lineOf(entry: Entry, game: string, names: string[]): string {
  if (entry.fact) return tell(game, names, entry.fact);
  return entry.verdict ? judge(entry.verdict, names) : "";
}
