/**
 * What each page needs before it is drawn.
 *
 * The build fails if that is more than a phone should wait for. And `early.json` tells the server the files of a table: it names
 * them in the page, so that a browser asks for all of them at once instead of finding one in the other.
 */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { languages } from "./words.ts";

type Bundle = Rolldown.OutputBundle;

const BUDGET = 100_000; // gzipped bytes until a page is drawn, with the typeface

class Files {
  constructor(readonly bundle: Bundle) {}

  get chunks(): Rolldown.OutputChunk[] {
    return Object.values(this.bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  }

  /** The names of the files that hold such modules, and of all they import. */
  with(...patterns: RegExp[]): Set<string> {
    const found = this.chunks.filter((chunk) => chunk.moduleIds.some((id) => patterns.some((pattern) => pattern.test(id))));
    const all = new Set(found.map((chunk) => chunk.fileName));
    for (const name of all) {
      const chunk = this.bundle[name];
      if (chunk?.type === "chunk") chunk.imports.forEach((one) => all.add(one));
    }
    return all;
  }

  /** Scripts with their styles. */
  styled(names: Iterable<string>): Set<string> {
    const all = new Set(names);
    for (const name of [...all]) {
      const chunk = this.bundle[name];
      if (chunk?.type === "chunk") chunk.viteMetadata?.importedCss.forEach((css) => all.add(css));
    }
    return all;
  }

  weigh(names: Iterable<string>): number {
    let sum = 0;
    for (const name of names) {
      const file = this.bundle[name];
      if (file) sum += gzipSync(file.type === "chunk" ? file.code : file.source).length;
    }
    return sum;
  }

  get page() {
    return this.with(/\/src\/main\.ts$/);
  }
  get table() {
    return this.with(/\/pages\/Table\.svelte$/);
  }
  get games(): string[] {
    const found = this.chunks.flatMap((chunk) => chunk.moduleIds.map((id) => /\/games\/(\w+)\/Table\.svelte$/.exec(id)?.[1] ?? ""));
    return [...new Set(found.filter((game) => game && game !== "plain"))].sort();
  }
  game(game: string) {
    return this.with(new RegExp(`/games/${game}/(Table\\.svelte|art\\.ts|story\\.ts)$`));
  }
  words(language: string, shelf: string) {
    return [...this.with(new RegExp(`virtual:words/${language}/${shelf}$`))][0] ?? "";
  }
  get typeface() {
    return Object.keys(this.bundle).filter((name) => name.endsWith(".woff2"));
  }

  /** What is fetched until a page is drawn, by what it is called. */
  loads(): Record<string, Set<string>> {
    const first = ["index.html", ...this.page, ...this.typeface];
    const found: Record<string, Set<string>> = {};
    for (const language of languages) {
      const said = (...shelves: string[]) => shelves.map((shelf) => this.words(language, shelf));
      const start = [...first, ...said("web", "table", "later"), ...this.with(/\/pages\/Landing\.svelte$/), ...this.games.flatMap((game) => [...this.with(new RegExp(`/games/${game}/art\\.ts$`))])];
      found[`start ${language}`] = this.styled(start);
      for (const game of this.games) {
        const table = [...first, ...said("web", "table", `table/${game}`), ...this.table, ...this.game(game)];
        found[`${game} ${language}`] = this.styled(table);
      }
    }
    return found;
  }
}

export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle: {
      order: "post", // after what is nothing but a style has been taken out
      handler(_options, bundle) {
        const files = new Files(bundle);
        const beyond = (all: Set<string>, ...known: Set<string>[]) => [...all].filter((name) => !known.some((one) => one.has(name)));
        const { page, table } = files;
        const shelves = ["web", "table", ...files.games.map((game) => `table/${game}`)];
        const told = {
          font: files.typeface,
          table: beyond(table, page),
          games: Object.fromEntries(files.games.map((game) => [game, beyond(files.game(game), page, table)])),
          words: Object.fromEntries(
            languages.map((language) => [language, Object.fromEntries(shelves.map((shelf) => [shelf, files.words(language, shelf)]))]),
          ),
        };
        this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify(told) });
      },
    },
    writeBundle(_options, bundle) {
      const files = new Files(bundle);
      const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      const weights = Object.entries(files.loads()).map(([load, names]) => ({ load, bytes: files.weigh(names) }));
      const told = weights.map(({ load, bytes }) => `${load} ${kilo(bytes)}`).join(", ");
      console.log(`until it is drawn, gzipped (budget ${kilo(BUDGET)}): ${told}`);
      const heavy = weights.filter(({ bytes }) => bytes > BUDGET);
      if (heavy.length > 0) this.error(`over the budget: ${heavy.map(({ load, bytes }) => `${load} ${bytes}`).join(", ")}`);
    },
  };
}
