import type { SpicyRules } from "../../wire/protocol";
import { list, say } from "../../words/words.svelte";
import type { Preset } from "../forms";

export { default as Form } from "./Settings.svelte";

/** Tables most people want, one click each. */
export const presets: Preset[] = [
  { id: "spicy-classic", rules: {} },
  { id: "spicy-one", rules: { variants_at_random: 1 } },
  { id: "spicy-two", rules: { variants_at_random: 2 } },
  { id: "spicy-table", rules: { manners: "tabletop" } },
];

export function summary(rules: SpicyRules): string[] {
  const found = [say(`spicy-edition-${rules.edition}`)];
  if (rules.variants?.length) {
    const cards = list(rules.variants.map((variant) => say(`spicy-variant-${variant}`)));
    found.push(say("spicy-variants", { cards }));
  }
  if (rules.variants_at_random) found.push(say("web-random-variants", { count: rules.variants_at_random }));
  if (rules.manners === "tabletop") found.push(say("web-set-manners"));
  const { ranks = 10, spices = 3, copies = 3, wilds = 5, trophies = 3 } = rules;
  if (ranks < 10 || spices < 3 || copies < 3 || wilds < 5 || trophies < 3) found.push(say("web-set-smaller"));
  return found;
}
