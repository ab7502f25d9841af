import type { HeatedRules } from "../../wire/protocol";
import { list, say } from "../../words/words.svelte";
import type { Preset } from "../forms";
import AddSetting from "./AddSetting.svelte";
import { blankOf } from "./blank.svelte";
import BlankSetting from "./BlankSetting.svelte";
import DeckSetting from "./DeckSetting.svelte";
import { cardTitle } from "./names";

export const faces = { add: AddSetting, blank: BlankSetting, deck: DeckSetting };

export const arms = true;

const ownDeck = (rules: HeatedRules) => Object.keys(rules.deck ?? {}).length > 0;

/** A deck of one's own takes the place of what is added to a mode. */
export const hidden = (rules: HeatedRules) => (ownDeck(rules) ? ["add"] : []);

const MODES = ["regular", "tried-and-tested", "classics", "spicy", "speed-run", "never-ending", "chaos"];

/** Tables most people want, one click each. */
export const chosenBy = "mode";
export const presets: Preset[] = MODES.map((mode) => ({ id: `heated-${mode}`, rules: { mode, deck: {} } }));

export function summary(rules: HeatedRules): string[] {
  const found = [ownDeck(rules) ? say("set-heated-deck") : say(`heated-mode-${rules.mode ?? "regular"}`)];
  const title = (card: string) => (card === "blank" ? (blankOf(rules as never)?.name ?? cardTitle(card)) : cardTitle(card));
  if (rules.add?.length) found.push("+ " + list(rules.add.map(title)));
  if (rules.house?.length) found.push(say("heated-house", { numbers: rules.house.join(", ") }));
  if (rules.heated_call === "automatic") found.push(say("heated-call-automatic"));
  return found;
}
