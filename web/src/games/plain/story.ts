/** Any game: its own catalogue says what happens, under `story-<game>-<fact>` and `option-<game>-<verb>`. */
import type { Sight } from "../../wire/connection.svelte";
import { list, say, words, type Values } from "../../words/words.svelte";
import type { Naming, Result } from "../stories";

type Told = string | number | boolean | null | Told[];

export const cardName: Naming = (card) => card;
export const moments: string[] = [];

/** A fact's fields as the values of its sentence: a seat by its player's name, several cards as a list. */
export function tell(names: string[], fact: Record<string, Told>): string {
  const id = `story-${fact.game}-${fact.fact}`;
  if (!words.has(id)) return "";
  const values: Values = {};
  for (const [field, value] of Object.entries(fact)) {
    if (field === "seat" || field === "against" || field === "to") values[field] = names[Number(value)] ?? "";
    else if (Array.isArray(value)) {
      values[field] = list(value.map((one) => (field === "winners" ? (names[Number(one)] ?? "") : String(one ?? "?"))));
      values.count = value.length;
    } else values[field] = typeof value === "number" ? value : String(value ?? "?");
  }
  return say(id, values);
}

export function option(verb: string, rest: string[]): string {
  return [verb, ...rest].join(" ");
}

export const result: Result = {
  title: "web-points",
  score: (sight: Sight, seat) => {
    const { scores } = sight.view as { scores?: number[] };
    return scores?.[seat] ?? 0;
  },
};
