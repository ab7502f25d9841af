import type { HeatedRules } from "../../wire/protocol";
import { list, say } from "../../words/words.svelte";
import type { Preset } from "../forms";
import { cardTitle } from "./names";

export { default as Form } from "./Settings.svelte";

const MODES = ["regular", "tried-and-tested", "classics", "spicy", "speed-run", "never-ending", "chaos"];

/** Tables most people want, one click each. */
export const presets: Preset[] = MODES.map((mode) => ({ id: `heated-${mode}`, rules: { mode } }));

export function summary(rules: HeatedRules): string[] {
  const own = Object.keys(rules.deck ?? {}).length > 0;
  const found = [own ? say("web-set-deck") : say(`heated-mode-${rules.mode ?? "regular"}`)];
  if (rules.add?.length) found.push("+ " + list(rules.add.map(cardTitle)));
  if (rules.house?.length) found.push(say("heated-house", { numbers: rules.house.join(", ") }));
  if (rules.heated_call === "automatic") found.push(say("heated-call-automatic"));
  return found;
}
