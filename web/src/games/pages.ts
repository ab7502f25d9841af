/** The large rooms of a game, each loaded when it is first entered. */
import type { Component } from "svelte";
import type { StepProps, ToolProps } from "../companion/looks";
import type { Lesson } from "../learn/lessons";
import type { TableProps } from "../table/looks";
import { arts } from "./arts.svelte";
import { own, roomOf } from "./room";

type Later<T> = () => Promise<T>;

const TABLES = import.meta.glob<{ default: Component<TableProps<any>> }>("./*/Table.svelte");
const CARDS = import.meta.glob<{ default: Component }>("./*/Cards.svelte");
const STEPS = import.meta.glob<{ default: Component<StepProps> }>("./*/CompanionStep.svelte");
const TOOLS = import.meta.glob<{ default: Component<ToolProps> }>("./*/CompanionTool.svelte");
const LESSONS = import.meta.glob<{ default: Lesson[] }>("./*/lessons.json");
const THOUGHTS = import.meta.glob<{ default: Component<any> }>("./*/Beliefs.svelte");

/** What draws a table of the game. It is given `TableProps` and nothing else. */
export async function tableOf(game: string): Promise<{ default: Component<TableProps<any>> }> {
  const [table] = await Promise.all([roomOf(TABLES, game)(), arts.load(game)]);
  return table;
}

/** The page of its cards, its lessons, what a bot believes: not every game has them. */
/** What it draws below a step of setting up the printed game, and a tool of its own for the real table. */
export const stepsOf = (game: string): Later<{ default: Component<StepProps> }> | undefined => own(STEPS, game);
export const toolOf = (game: string): Later<{ default: Component<ToolProps> }> | undefined => own(TOOLS, game);
export const cardsOf = (game: string): Later<{ default: Component }> | undefined => own(CARDS, game);
export async function lessonsOf(game: string): Promise<{ players: string[]; lessons: Lesson[]; spots: Spots }> {
  const file = Object.entries(LESSONS).find(([path]) => path.endsWith(`/${game}/lessons.json`))?.[1];
  const [found, spots] = await Promise.all([file?.(), own(SPOTS, game)?.()]);
  return { ...(found?.default ?? { players: [], lessons: [] }), spots: spots?.default ?? {} };
}
export const beliefsOf = (game: string): Later<{ default: Component<any> }> | undefined => own(THOUGHTS, game);
