/** Tables most people want, one click each. What a preset does not say is as the server's defaults say. */
import type { Preset } from "../games/forms";
import type { Settings } from "../wire/protocol";

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
