/** What can be done, in few words, from the words of a record: as `scoville explain` says it. */
import { optionsOf } from "../games/options";
import type { Naming } from "../games/stories";
import type { Settings } from "../wire/protocol";
import { say } from "../words/words.svelte";

const PLAIN: Record<string, string> = {
  passes: "option-pass",
  accepts: "option-accept",
  peeks: "option-peek",
  asks: "option-ask",
  declines: "option-decline",
  slaps: "option-slap",
  calls: "option-call",
  wonders: "option-wonder",
};

/** `action` is written without its player; `name` is what is said for a player's word. */
export function optionWords(game: string, action: string | null, name: Naming, rules: Settings["rules"] | null = null): string {
  if (action === null) return say("option-wait");
  const [verb = "", ...rest] = action.replace(/ @\S+$/, "").split(" ");
  const plain = PLAIN[verb];
  return plain ? say(plain) : optionsOf(game).option(verb, rest, name, rules);
}

export const percent = (chance: number): number => Math.round(chance * 100);
