/** What has happened, with its message `story-<game>-<fact>`: the values are the fields of the fact. */
import { FACT_FIELDS } from "../wire/protocol";
import { list, say, words, type Values } from "../words/words.svelte";

type Told = string | number | boolean | null | readonly Told[];

/** How a game names a card, a claim or a colour. */
export type Word = (kind: string, value: string) => string;

/** As `GameWords.values` in cli/game_words.py: seats are names, an unknown card is `hidden`, `count` is how many there are. */
export function valuesOf(game: string, names: string[], fact: { fact: string }, word: Word): Values {
  const { fact: id, ...fields } = fact as { fact: string } & Record<string, Told>;
  const kinds = FACT_FIELDS[game]?.[id] ?? {};
  const value = (field: string, of: Told): string | number => {
    const kind = kinds[field];
    if (Array.isArray(of)) return of.includes(null) ? "hidden" : list(of.map((one) => String(value(field, one))));
    if (of === null) return kind === "seat" ? "nobody" : "hidden";
    if (typeof of === "boolean") return of ? "yes" : "no";
    if (typeof of === "number") return kind === "seat" ? (names[of] ?? "?") : of;
    return kind ? word(kind, of as string) : (of as string);
  };
  const several = Object.values(fields).find(Array.isArray);
  const counted: Values = several && !("count" in fields) ? { count: several.length } : {};
  return { ...counted, ...Object.fromEntries(Object.entries(fields).map(([field, of]) => [field, value(field, of)])) };
}

export function tellFact(game: string, fact: { fact: string }, values: Values): string {
  const id = `story-${game}-${fact.fact}`;
  return words.has(id) ? say(id, values) : "";
}
