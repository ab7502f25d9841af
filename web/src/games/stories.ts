/** What happens in a game and what can be done, in words; loaded with a table of the game. */
import type { Component } from "svelte";
import type { Asked } from "../table/letbe.svelte";
import type { Fact, Sight } from "../wire/connection.svelte";
import { learnWords } from "./outside";
import { roomOf } from "./room";

/** What is said for a word of the record. */
export type Naming = (word: string) => string;

/** How a finished game is counted. */
export interface Result {
  /** The message above the column. */
  title: string;
  score: (sight: Sight, seat: number) => number;
  /** Whether fewer is better. */
  fewer?: boolean;
  /** What the score is made of, drawn for a `player`, and where that is found. */
  made?: Component<{ player: any }>; // eslint-disable-line
  of?: (sight: Sight, seat: number) => unknown;
}

/**
 * What a fact is in the log: it begins a `chapter` (a stack), is a `deed`, a `high` point (a challenge), or tells `more` of
 * what came before it.
 */
export type Part = "chapter" | "deed" | "high" | "more";

export interface Story {
  /** A fact in a sentence; "" says nothing. */
  tell: (names: string[], fact: never, game: string) => string;
  cardName: Naming;
  /** Facts that the review jumps to. */
  moments: string[];
  result: Result;
  /** What everybody at one screen may do at once without looking at their cards: the action, and a message for its name. */
  race?: (sight: Sight) => { action: string; label: string } | null;
  /** What each fact of a log is, asked in their order; `same` is whether it came with the one before. */
  parts?: () => (fact: never, same: boolean) => Part;
  /** What a chapter is called: a message with its `number`. */
  chapter?: string;
  /** A picture beside the sentence of a fact. */
  Chip?: Component<{ fact: any }>; // eslint-disable-line
  /** What waits for an answer from the reader and can be let be. */
  asked?: (sight: Sight) => Asked | null;
  /** What the player on turn may do while play waits for the others; missing if they can do nothing. */
  meanwhile?: (sight: Sight) => Sight;
}

const STORIES = import.meta.glob<Story>("./*/story.ts");
const here = new Map<string, Story>();

/** Fetches how a game is told. `storyOf` knows it from then on. */
export async function loadStory(game: string): Promise<void> {
  if (!here.has(game)) here.set(game, await roomOf(STORIES, game)());
}

/** Its words and how it is told: whatever is said of a game in progress needs both. */
export async function learnGame(game: string): Promise<void> {
  await Promise.all([learnWords(game), loadStory(game)]);
}

export function storyOf(game: string): Story {
  const story = here.get(game);
  if (!story) throw new Error(`nobody has fetched how ${game} is told`);
  return story;
}

export function tell(game: string, names: string[], fact: Fact): string {
  return storyOf(game).tell(names, fact as never, game);
}

/** A name of a card, in the game it belongs to. */
export const cardName = (game: string, card: string): string => storyOf(game).cardName(card);
