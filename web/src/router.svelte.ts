/** Addresses and the pages behind them. A page is fetched when first visited. */
import type { Component } from "svelte";
import type { PageOfPeople } from "./people/pages";
import { words } from "./words/words.svelte";

export interface Page {
  /** Where the page takes the whole window, as a table does. */
  full?: boolean;
  load: () => Promise<{ default: Component<any> }>;
}

type Route = [pattern: string, page: Page];

/** With the words that a table does without at first. */
const wordy = (load: Page["load"]) => async () => (await Promise.all([load(), words.need("table", "later")]))[0];

/** A page about people. */
const people = (name: PageOfPeople): Page => ({ load: wordy(async () => (await import("./people/pages")).pageOf(name)) });

/** The first pattern that fits wins; `:name` takes one part of the address. */
const ROUTES: Route[] = [
  ["/", { load: wordy(() => import("./pages/Landing.svelte")) }],
  ["/new/:game", { load: wordy(() => import("./pages/NewTable.svelte")) }],
  ["/join", { load: wordy(() => import("./pages/Join.svelte")) }],
  ["/tables", { load: wordy(() => import("./pages/Tables.svelte")) }],
  ["/t/:code", { full: true, load: () => import("./pages/Table.svelte") }],
  ["/learn", { full: true, load: wordy(() => import("./pages/Learn.svelte")) }],
  ["/learn/:game", { full: true, load: wordy(() => import("./pages/Learn.svelte")) }],
  ["/puzzles", { load: wordy(() => import("./pages/Puzzles.svelte")) }],
  ["/puzzles/:game", { full: true, load: wordy(() => import("./pages/Puzzle.svelte")) }],
  ["/puzzles/:game/:number", { full: true, load: wordy(() => import("./pages/Puzzle.svelte")) }],
  ["/ratings", people("ratings")],
  ["/ratings/:game", people("ratings")],
  ["/people/:person/ratings", people("history")],
  ["/match/:game", people("match")],
  ["/clubs", people("clubs")],
  ["/clubs/:club", people("club")],
  ["/clubs/:club/rules/:game", people("rules")],
  ["/tournaments/new/:game", people("cups")],
  ["/tournaments/:tournament", people("cup")],
  ["/review", { full: true, load: wordy(() => import("./pages/ReviewRecord.svelte")) }],
  ["/review/:code/:number", { full: true, load: wordy(() => import("./pages/Review.svelte")) }],
  ["/me", people("me")],
  ["/me/games", people("games")],
  ["/me/play", people("play")],
  ["/rules", { load: wordy(() => import("./pages/Rules.svelte")) }],
  ["/cards", { load: wordy(() => import("./pages/Cards.svelte")) }],
  ["/companion", { load: wordy(() => import("./pages/Companion.svelte")) }],
  ["/companion/:game", { load: wordy(() => import("./pages/Companion.svelte")) }],
  ["/rules/:game", { load: wordy(() => import("./pages/Rules.svelte")) }],
  ["/cards/:game", { load: wordy(() => import("./pages/Cards.svelte")) }],
];
const NOT_FOUND: Page = { load: wordy(() => import("./pages/NotFound.svelte")) };

export interface Place {
  page: Page;
  /** The named parts of the address. */
  parts: Record<string, string>;
  query: URLSearchParams;
  path: string;
}

export function find(path: string, search = ""): Place {
  const query = new URLSearchParams(search);
  const given = path.split("/").filter(Boolean);
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== given.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const value = given[i] ?? "";
      if (!part.startsWith(":")) return part === value;
      try {
        parts[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return false; // half an escape
      }
      return true;
    });
    if (fits) return { page, parts, query, path };
  }
  return { page: NOT_FOUND, parts: {}, query, path };
}

class Router {
  place = $state.raw(find(location.pathname, location.search));
  /** Whether somebody plays here now: looking something up must not take them away from the table. */
  playing = $state(false);
  /** Whether the page is a screen for a room: it has no header. */
  bare = $state(false);
  /** Whether something waits for this person; the tab's title shows it. */
  asks = $state(false);
  /** The table on screen: its rules and its cards are those that are looked up. */
  table = $state.raw<{ game: string; code: string } | null>(null);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  #arrive() {
    this.place = find(location.pathname, location.search);
  }

  go(address: string, options: { replace?: boolean } = {}) {
    if (options.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Lets a plain link within the site change the page without loading everything again. */
  follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
