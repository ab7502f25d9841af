import type { GameOffer, SpicyRules } from "../../wire/protocol";
import { list, say } from "../../words/words.svelte";
import type { Preset } from "../forms";
import { mostVariants } from "./variants";
import VariantsSetting from "./VariantsSetting.svelte";

export const faces = { variants: VariantsSetting };
export const upfront = ["variants"];

export function settle(rules: SpicyRules, offer: GameOffer): SpicyRules {
  const most = mostVariants(rules, offer);
  const random = Math.min(rules.variants_at_random ?? 0, most);
  return { ...rules, variants: rules.variants?.slice(0, most), variants_at_random: random };
}

/** Tables most people want, one click each. */
export const presets: Preset[] = [
  { id: "spicy-classic", rules: {} },
  { id: "spicy-one", rules: { variants_at_random: 1 } },
  { id: "spicy-two", rules: { variants_at_random: 2 } },
  { id: "spicy-table", rules: { manners: "tabletop" } },
];

export function summary(rules: SpicyRules, offer: GameOffer | null): string[] {
  const found = [say(`spicy-edition-${rules.edition}`)];
  if (rules.variants?.length) {
    const cards = list(rules.variants.map((variant) => say(`spicy-variant-${variant}`)));
    found.push(say("spicy-variants", { cards }));
  }
  if (rules.variants_at_random) found.push(say("web-random-variants", { count: rules.variants_at_random }));
  if (rules.manners === "tabletop") found.push(say("set-spicy-manners"));
  const sizes = offer?.settings.filter(({ group }) => group === "smaller").map(({ name }) => name as keyof SpicyRules);
  const usual = offer?.defaults.rules as SpicyRules;
  if (sizes?.some((size) => (rules[size] ?? usual[size]) !== usual[size])) found.push(say("set-spicy-smaller"));
  return found;
}
