/** Tables most people want, one click each. What a preset does not say is as the server's defaults say. */
import type { HeatedRules, Settings, SpicyRules } from "../wire/protocol";

export interface Preset {
  /** Its name and sentence are `web-preset-<id>` and its `.help`. */
  id: string;
  rules: Partial<SpicyRules> & { game: "spicy" } | (Partial<HeatedRules> & { game: "heated" });
}

export const PRESETS: Record<"spicy" | "heated", Preset[]> = {
  spicy: [
    { id: "spicy-classic", rules: { game: "spicy" } },
    { id: "spicy-one", rules: { game: "spicy", variants_at_random: 1 } },
    { id: "spicy-two", rules: { game: "spicy", variants_at_random: 2 } },
    { id: "spicy-table", rules: { game: "spicy", manners: "tabletop" } },
  ],
  heated: [
    { id: "heated-regular", rules: { game: "heated", mode: "regular" } },
    { id: "heated-tried-and-tested", rules: { game: "heated", mode: "tried-and-tested" } },
    { id: "heated-classics", rules: { game: "heated", mode: "classics" } },
    { id: "heated-spicy", rules: { game: "heated", mode: "spicy" } },
    { id: "heated-speed-run", rules: { game: "heated", mode: "speed-run" } },
    { id: "heated-never-ending", rules: { game: "heated", mode: "never-ending" } },
    { id: "heated-chaos", rules: { game: "heated", mode: "chaos" } },
  ],
};

/** The defaults with what the preset says. */
export function withPreset(settings: Settings, defaults: Settings, preset: Preset): Settings {
  return { ...settings, rules: { ...defaults.rules, ...preset.rules } as Settings["rules"] };
}

/** Whether these rules are just this preset. */
export function isPreset(settings: Settings, defaults: Settings, preset: Preset): boolean {
  const wanted = { ...defaults.rules, ...preset.rules };
  return JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(settings.rules));
}

function sorted(rules: object): [string, unknown][] {
  return Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
}
