/** The large rooms of a game, each loaded when it is first entered. */
import type { Component } from "svelte";
import type { Lesson } from "../learn/lessons";
import type { TableProps } from "../table/looks";
import { arts } from "./arts.svelte";
import { own, roomOf } from "./room";

type Later<T> = () => Promise<T>;

const TABLES = import.meta.glob<{ default: Component<TableProps<any>> }>("./*/Table.svelte");
const CARDS = import.meta.glob<{ default: Component }>("./*/Cards.svelte");
const LESSONS = import.meta.glob<{ default: Lesson[] }>("./*/lessons.json");
const THOUGHTS = import.meta.glob<{ default: Component<any> }>("./*/Beliefs.svelte");

/** What draws a table of the game. It is given `TableProps` and nothing else. */
export async function tableOf(game: string): Promise<{ default: Component<TableProps<any>> }> {
  const [table] = await Promise.all([roomOf(TABLES, game)(), arts.load(game)]);
  return table;
}

/** The page of its cards, its lessons, what a bot believes: not every game has them. */
export const cardsOf = (game: string): Later<{ default: Component }> | undefined => own(CARDS, game);
export const lessonsOf = async (game: string): Promise<Lesson[]> => (await own(LESSONS, game)?.())?.default ?? [];
export const beliefsOf = (game: string): Later<{ default: Component<any> }> | undefined => own(THOUGHTS, game);
