/** What the companion gives to the rooms of a game. */
import type { Plan } from "../wire/protocol";
import { say, words, type Values } from "../words/words.svelte";

export interface StepProps {
  plan: Plan;
  /** The step below whose sentence it is drawn. */
  step: string;
  /** Leaves to luck again what luck has drawn. */
  again: () => void;
}

export interface ToolProps {
  plan: Plan;
  /** By seat. */
  names: string[];
}

/** As this game says it, or as every game does. */
export function sayOf(game: string, id: string, values?: Values): string {
  const own = `companion-${game}-${id}`;
  return say(words.has(own) ? own : `companion-${id}`, values);
}

const ownName = (names: string[], seat: number) => names[seat]?.trim() || say("companion-player", { number: seat + 1 });

/** The first seats with this one's name, whatever its capitals. */
const sameBefore = (names: string[], seat: number) => {
  const own = ownName(names, seat).toLowerCase();
  return names.slice(0, seat).filter((_, other) => ownName(names, other).toLowerCase() === own).length;
};

/** A name that two players have. */
export const sameName = (names: string[]) => names.map((_, seat) => ownName(names, seat)).find((_, seat) => sameBefore(names, seat) > 0);

/** The name of a seat; if another player has it too, with a number, so that their scores can be told apart. */
export function nameAt(names: string[], seat: number): string {
  const before = sameBefore(names, seat);
  return ownName(names, seat) + (before > 0 ? ` (${before + 1})` : "");
}
