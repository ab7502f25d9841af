/** The HTTP side of the wire: making, joining, listing tables. */
import { say, words } from "../words/words.svelte";
import type { AwaitMatch, Chances, Fault, FoundClauses, Games, Joined, JoinTable, KeyHolder, Leaderboard, Listings, MakeTable, Match, Me, Plan, PuzzleAnswer, PuzzlePage, PuzzleSets, PuzzleSolved, RatingHistory, ReadChances, ReadReplay, ReadRules, Replay, Review, Reviewed, RulesPage, SeekMatch, Table } from "./protocol";

/** Something the server refused, in a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status = 0,
  ) {
    super(fault.sentence);
  }
}

/** A fault in the reader's language; in English if the catalogue does not know it. */
export function explain(fault: Fault): string {
  if (!words.has(fault.message)) return fault.sentence;
  return say(fault.message, fault.why ? { ...fault.values, why: explain(fault.why) } : fault.values);
}

/** The words for a fault that not every page brings along. */
export async function wordsFor(fault: Fault): Promise<void> {
  if (!words.has(fault.message)) await words.need("reasons").catch(() => undefined);
}

export function reason(error: unknown): string {
  if (error instanceof Refused) return explain(error.fault);
  return say("web-offline");
}

export async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return (await answer.json()) as Answer;
  throw await refusal(answer);
}

/** What a server's refusal says. */
export async function refusal(answer: Response): Promise<Refused> {
  const fault: unknown = await answer.json().catch(() => null);
  if (typeof fault === "object" && fault !== null && "sentence" in fault) {
    await wordsFor(fault as Fault);
    return new Refused(fault as Fault, answer.status);
  }
  const unknown = { id: "unknown", message: "web-server-trouble", sentence: "The server is in trouble.", values: {} };
  return new Refused(unknown, answer.status);
}

export const makeTable = (wish: MakeTable) => ask<Joined>("/api/tables", wish);
export const joinTable = (table: string, wish: JoinTable) =>
  ask<Joined>(`/api/tables/${encodeURIComponent(table)}/join`, wish);
/** Asks to whom a key belongs; asking changes nothing. */
export const readKey = (key: string) => ask<KeyHolder>("/api/key", { key });
export const readTable = (table: string) => ask<Table>(`/api/tables/${encodeURIComponent(table)}`);
/** Public tables: all of them, of one game, to sit down at or to watch. */
export function listTables(which: { game?: string; to?: string } = {}): Promise<Listings> {
  const asked = new URLSearchParams(Object.entries(which).filter(([, value]) => value));
  return ask<Listings>(asked.size > 0 ? `/api/tables?${asked}` : "/api/tables");
}
export const recordAddress = (table: string, game: number) => `/api/tables/${encodeURIComponent(table)}/games/${game}/record`;

let games: Promise<Games> | undefined;

/** What can be chosen: asked once. */
export function readGames(): Promise<Games> {
  games ??= ask<Games>("/api/games");
  games.catch(() => (games = undefined));
  return games;
}

/** How to set up a game with the printed cards. */
export const readPlan = (game: string, asked: Record<string, string>) =>
  ask<Plan>(`/api/companion/${encodeURIComponent(game)}?${new URLSearchParams(asked)}`);
/** The clauses that answer a question; of all games where none is named. */
export const askRules = (asked: { q: string; lang: string; game?: string }) =>
  ask<FoundClauses>(`/api/ask?${new URLSearchParams(asked)}`);

export const readRules = (wish: ReadRules) => ask<RulesPage>("/api/rules", wish);

/** A page of a finished game, step by step. */
export const readReplay = (wish: ReadReplay) => ask<Replay>("/api/replay", wish);

/** All pages of it, one after the other; `shown` gets what has arrived, until it returns false. */
export async function readWholeReplay(wish: ReadReplay, shown: (replay: Replay) => boolean): Promise<void> {
  let whole = await readReplay(wish);
  while (shown(whole) && whole.next != null) {
    const page = await readReplay({ ...wish, start: whole.next });
    whole = { ...page, start: 0, steps: [...whole.steps, ...page.steps] };
  }
}
/** What the strongest bot thinks at a point of it. */
export const readReview = (wish: Review) => ask<Reviewed>("/api/review", wish);
/** A page of everybody's chances in it. */
export const readChances = (wish: ReadChances) => ask<Chances>("/api/review/chances", wish);

/** The best of a season. */
export const readRatings = (asked: Record<string, string>) => ask<Leaderboard>(`/api/ratings?${new URLSearchParams(asked)}`);
/** Somebody's ratings after each rated game. */
export const readHistory = (person: string) => ask<RatingHistory>(`/api/people/${encodeURIComponent(person)}/ratings`);
/** Whether this browser is signed in to a kept profile. */
export const readMe = () => ask<Me>("/api/me");
/** Wait for a table with strangers. */
export const seekMatch = (wish: SeekMatch) => ask<Match>("/api/match", wish);
export const awaitMatch = (ticket: string, wish: AwaitMatch) => ask<Match>(`/api/match/${encodeURIComponent(ticket)}`, wish);
export const leaveMatch = (ticket: string) => ask<Match>(`/api/match/${encodeURIComponent(ticket)}/leave`, {});

/** The games that have puzzles, and today's puzzle. */
export const readPuzzles = () => ask<PuzzleSets>("/api/puzzles");
export const readPuzzle = (game: string, number: number) => ask<PuzzlePage>(`/api/puzzles/${encodeURIComponent(game)}/${number}`);
export const answerPuzzle = (game: string, number: number, answer: PuzzleAnswer) =>
  ask<PuzzleSolved>(`/api/puzzles/${encodeURIComponent(game)}/${number}`, answer);
