/** Any game: its own catalogue says what happens, under `story-<game>-<fact>` and `option-<game>-<option>`. */
import type { Sight } from "../../wire/connection.svelte";
import { list, say, words, type Values } from "../../words/words.svelte";
import type { Naming, Result } from "../stories";
import type { Fields, PlainSight, Told } from "./wire";

/** As `SEATS` in core/plain.py: these fields are seats, shown as the names of their players. */
const SEATS = ["seat", "against", "to", "winners"];

export const cardName: Naming = (card) => card;
export const moments: string[] = [];

/** The fields of a fact or an option as the values of its message. */
export function values(names: string[], fields: Fields): Values {
  const value = (field: string, of: Told): string | number => {
    if (Array.isArray(of)) return list(of.map((one) => (one === null ? "?" : String(value(field, one)))));
    if (of === null) return "hidden";
    if (typeof of === "boolean") return of ? "yes" : "no";
    if (typeof of === "number") return SEATS.includes(field) ? (names[of] ?? "?") : of;
    return of;
  };
  return Object.fromEntries(Object.entries(fields).map(([field, of]) => [field, value(field, of)]));
}

export function tell(names: string[], fact: Fields, game: string): string {
  const id = `story-${game}-${fact.fact}`;
  return words.has(id) ? say(id, values(names, fact)) : "";
}

/** What a button for an option says. */
export function label(game: string, names: string[], option: Fields): string {
  const id = `option-${game}-${option.option}`;
  return words.has(id) ? say(id, values(names, option)) : String(option.action);
}

export const result: Result = {
  title: "web-cards-left",
  score: (sight: Sight, seat) => (sight as unknown as PlainSight).view.players[seat] ?? 0,
  fewer: true,
};
