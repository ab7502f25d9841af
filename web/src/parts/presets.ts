/** Tables most people want, one click each. Everything a preset leaves out follows the server's defaults. */
import type { Preset } from "../games/forms";
import type { Settings } from "../wire/protocol";

/** The defaults with the preset's changes; if presets are the values of one setting, everything else stays. */
export function withPreset(settings: Settings, defaults: Settings, preset: Preset, chosenBy?: string): Settings {
  const base = chosenBy ? settings.rules : defaults.rules;
  return { ...settings, rules: { ...base, ...preset.rules } as Settings["rules"] };
}

/** Whether these rules are just this preset. */
export function isPreset(settings: Settings, defaults: Settings, preset: Preset, chosenBy?: string): boolean {
  const rules = { ...defaults.rules, ...settings.rules } as Record<string, unknown>;
  if (chosenBy) return Object.entries(preset.rules).every(([name, value]) => JSON.stringify(rules[name]) === JSON.stringify(value));
  const wanted = { ...defaults.rules, ...preset.rules };
  return JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(settings.rules));
}

function sorted(rules: object): [string, unknown][] {
  return Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
}
