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

export const nameAt = (names: string[], seat: number) => names[seat]?.trim() || say("companion-player", { number: seat + 1 });
