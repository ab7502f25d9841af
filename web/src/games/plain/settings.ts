import { inWords } from "../../parts/settings";
import type { GameOffer } from "../../wire/protocol";
import type { Preset } from "../forms";

export const presets: Preset[] = [];

/** What differs from the defaults. */
export function summary(rules: Record<string, unknown>, offer: GameOffer | null): string[] {
  const usual = offer?.defaults.rules as unknown as Record<string, unknown>;
  return (offer?.settings ?? [])
    .filter(({ name }) => JSON.stringify(rules[name] ?? usual[name]) !== JSON.stringify(usual[name]))
    .map((setting) => inWords(offer!, setting, rules[setting.name]));
}
