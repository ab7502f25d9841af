/** What settings are called: `set-<game>-<name>` in the catalogues. A game of another package may lack some words. */
import type { GameOffer, SettingOffer } from "../wire/protocol";
import { list, say, words } from "../words/words.svelte";

export interface NamedChoice {
  value: string;
  text: string;
  help: string;
}

export function titleOfSetting(game: string, name: string): string {
  const id = `set-${game}-${name}`;
  return words.has(id) ? say(id) : name.replaceAll("_", " ");
}

export function helpOfSetting(game: string, name: string): string {
  const id = `set-${game}-${name}.help`;
  return words.has(id) ? say(id) : "";
}

const saying = (pattern: string, value: string, otherwise: string) =>
  pattern && words.has(pattern.replace("{}", value)) ? say(pattern.replace("{}", value)) : otherwise;

/** The values of a setting with their names. */
export function choicesOf(offer: GameOffer, { name, names, helps }: SettingOffer): NamedChoice[] {
  return (offer.choices[name] ?? []).map((value) => ({
    value,
    text: saying(names, value, value),
    help: saying(helps, value, ""),
  }));
}

/** A setting and its value in a few words: `Cards at once: 2`; a switch that is on is its name alone. */
export function inWords(offer: GameOffer, setting: SettingOffer, value: unknown): string {
  const title = titleOfSetting(offer.game, setting.name);
  const named = (one: unknown) => saying(setting.names, String(one), String(one));
  if (typeof value === "boolean") return value ? title : `${title}: –`;
  if (setting.kind === "choice" && !setting.names && (offer.choices[setting.name] ?? []).length === 2) return title;
  return `${title}: ${Array.isArray(value) ? list(value.map(named)) : named(value)}`;
}
