/**
 * The sentences lie in the Python package, a folder a language. `virtual:words` offers them in shelves, each a set of messages that
 * is loaded when it is first needed. Languages are found by looking: a new folder is a new language.
 *
 * What a table needs to be drawn must come quickly, so the first shelves hold no more than what their part of the page says:
 * a message stands on the first shelf whose sources mention it, written out or as a pattern such as `story-${game}-${fact}`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { LATER } from "./later.ts";

const LOCALES = join(import.meta.dirname, "../src/scoville/locales");
const PAGE = join(import.meta.dirname, "src");

/** The files of the catalogue that are a shelf of their own. What no shelf has is said in the terminal alone. */
const SHELVES: Record<string, RegExp> = {
  later: /^(web|web-(?!clubs|learn|people|puzzles|review|seasons).*|cards-.*|story-.*)\.ftl$/,
  rules: /^rules.*\.ftl$/,
  clubs: /^web-clubs\.ftl$/,
  companion: /^companion\.ftl$/,
  learn: /^web-learn\.ftl$/,
  people: /^web-people\.ftl$/,
  puzzles: /^web-puzzles\.ftl$/,
  seasons: /^web-seasons\.ftl$/,
  review: /^(explain|replay|web-review)\.ftl$/,
  reasons: /^(live|reasons|refusals-.*)\.ftl$/,
};

/** Pages that are about no game in particular: they do without the words of a single one. */
const START = /^(pages\/(Landing|Tables|Join|Puzzles|Ratings|RatingHistory|Match|Clubs|Club|Tournament|NotFound|ReviewRecord)|parts\/(Me|GameTabs|Preferences)|clubs\/|Footer)\b/;
/** Sources whose messages come first: those of every page, and those of a table. */
const FIRST: Record<string, (source: string) => boolean> = {
  web: (source) => /^(App|Header|main|router|preferences|words\/.*|art\/.*|parts\/(me|Needs|Later)|games\/(faces|outside)|pages\/Table)\b/.test(source),
  table: (source) =>
    (/^(table|motion|wire)\//.test(source) && !LATER.test(source)) ||
    /^games\/(?!options|facts)\w+\.ts$/.test(source) ||
    (/^games\/\w+\//.test(source) && !/\/(settings\.ts|option\.ts|Cards\.svelte|Beliefs\.svelte|\w+\.json|slapping\.ts|\w*(Setting|Companion\w+|FlipCards|BlankCard)\.svelte)$/.test(source)),
};

const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => /^[a-z]{2}$/.test(entry.name) && entry.isDirectory());
/** English first: it is what a missing language falls back to. */
export const languages = folders.map((entry) => entry.name).sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

/** A game has a folder, and its words are those with its name. `plain` draws games that bring their own words. */
const games = readdirSync(join(PAGE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map((entry) => entry.name);
const GAME = `(?:${games.join("|")})`;
const NAMED = new RegExp(`(?:^|-)(${games.join("|")})(?:-|$)`);
const names = [...Object.keys(FIRST), ...games.map((game) => `table/${game}`), ...Object.keys(SHELVES)];

/** What a set of sources says: written out or by a pattern, and by a pattern with the name of a game in it. */
interface Said {
  plainly: (id: string) => boolean;
  ofGame: (id: string) => boolean;
}

/** By shelf: what its sources say. The parts of a table that are a game's own come as `table/GAME`, pages without a game as `start`. */
function mentioned(): Map<string, Said> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(PAGE, { withFileTypes: true, recursive: true })) {
    if (!file.isFile() || !/\.(svelte|ts)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const source = path.slice(PAGE.length + 1).replaceAll("\\", "/");
    const text = readFileSync(path, "utf-8");
    const first = Object.keys(FIRST).find((one) => FIRST[one]?.(source)) ?? (START.test(source) ? "start" : "later");
    const game = /^games\/(\w+)\//.exec(source)?.[1];
    const shelf = first === "table" && game && games.includes(game) ? `table/${game}` : first;
    texts.set(shelf, `${texts.get(shelf) ?? ""}\n${game === "plain" ? text.replace(/`[^`]*\$\{game\}[^`]*`/g, "") : text}`);
  }
  return new Map([...texts].map(([shelf, text]) => [shelf, says(text)]));
}

function says(text: string): Said {
  const written = new Set([...text.matchAll(/["'`]([a-z]+-[\w-]+)(?:\.\w+)?["'`]/g)].map((match) => match[1] ?? ""));
  const patterns = [...text.matchAll(/`([a-z]+-[^`\s]*\$\{[^`]*)`/g)].map((match) => {
    const [name = ""] = (match[1] ?? "").replace(/\$\{([^}]*)\}/g, (_, value: string) => (/\bgame$/.test(value) ? GAME : "[\\w-]+")).split(".");
    return name;
  });
  const fits = (some: string[]) => new RegExp(`^(?:${some.filter((one) => /^[\w()?:|[\]\\+-]+$/.test(one)).join("|") || "$."})$`);
  const [plain, ofGame] = [fits(patterns.filter((one) => !one.includes(GAME))), fits(patterns.filter((one) => one.includes(GAME)))];
  return { plainly: (id) => written.has(id) || plain.test(id), ofGame: (id) => ofGame.test(id) };
}

/** The messages of a catalogue, without its comments. */
function messages(text: string): [id: string, text: string][] {
  return text
    .replace(/^#.*\n?/gm, "")
    .split(/\n(?=[a-zA-Z-])/)
    .map((one): [string, string] => [/^[\w-]+/.exec(one)?.[0] ?? "", one.trim().replace(/\n {4,}/g, "\n ")])
    .filter(([id]) => id !== "");
}

/** The first shelf that needs a message: what more than one game says belongs to every table. */
function first(said: Map<string, Said>, id: string): string | undefined {
  const says = (shelf: string) => said.get(shelf)?.plainly(id) || said.get(shelf)?.ofGame(id);
  if (says("web")) return "web";
  const sayers = games.filter((game) => says(`table/${game}`));
  if (said.get("table")?.plainly(id) || sayers.length > 1) return "table";
  const only = sayers[0] ?? (said.get("table")?.ofGame(id) ? NAMED.exec(id)?.[1] : undefined);
  if (!only) return undefined;
  return says("start") ? "web" : `table/${only}`;
}

/** Every message of a language on its shelf. */
export function shelved(language: string, watch: (path: string) => void = () => undefined): Map<string, string[]> {
  const said = mentioned();
  const shelves = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const name of readdirSync(join(LOCALES, language)).sort()) {
    const own = Object.keys(SHELVES).find((shelf) => SHELVES[shelf]?.test(name));
    const path = join(LOCALES, language, name);
    watch(path);
    for (const [id, text] of messages(readFileSync(path, "utf-8"))) {
      const shelf = first(said, id) ?? own ?? (said.get("later")?.plainly(id) || said.get("start")?.plainly(id) ? "later" : "");
      shelves.get(shelf)?.push(text);
    }
  }
  return shelves;
}

export function words(): Plugin {
  const VIRTUAL = /^\0?virtual:words(?:\/(\w+)\/([\w/]+))?$/;
  return {
    name: "words",
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [matched, language, shelf] = VIRTUAL.exec(id) ?? [];
      if (!matched) return undefined;
      if (!language || !shelf) {
        const shelves = (of: string) => names.map((one) => `"${one}": () => import("virtual:words/${of}/${one}")`);
        const sources = languages.map((one) => `${one}: { ${shelves(one).join(", ")} }`);
        return `export const LANGUAGES = ${JSON.stringify(languages)};\nexport const SOURCES = { ${sources.join(", ")} };`;
      }
      const texts = shelved(language, (path) => this.addWatchFile(path)).get(shelf) ?? [];
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
