/** An entry of the log as one sentence. */
import { tell } from "../games/stories";
import type { Fact } from "../wire/connection.svelte";
import type { Entry } from "./log.svelte";
import { judge } from "./verdicts";

/** `lead` is what began its block: the same fact may mean something else after another card. */
export function lineOf(entry: Entry, game: string, names: string[], lead: Fact | null = null): string {
  if (entry.fact) return tell(game, names, entry.fact, lead);
  return entry.verdict ? judge(entry.verdict, names) : "";
}
