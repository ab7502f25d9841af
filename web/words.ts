/**
 * The sentences lie in the Python package, a folder a language. `virtual:words` offers them in shelves, each a set of files that is
 * loaded when it is first needed. Languages are found by looking: a new folder is a new language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/scoville/locales");

const SHELVES: Record<string, RegExp> = {
  web: /^(live|web|web-me|web-lobby)\.ftl$/,
  table: /^(cards-|refusals-|story-|terminal|web-(?!learn|lobby|me|puzzles|review)).*\.ftl$/,
  rules: /^rules.*\.ftl$/,
  companion: /^companion\.ftl$/,
  learn: /^web-learn\.ftl$/,
  puzzles: /^web-puzzles\.ftl$/,
  review: /^(explain|replay|web-review)\.ftl$/,
  reasons: /^(reasons|refusals-.*)\.ftl$/,
};

const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => /^[a-z]{2}$/.test(entry.name) && entry.isDirectory());
/** English first: it is what a missing language falls back to. */
export const languages = folders.map((entry) => entry.name).sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

export function files(language: string, shelf: string): string[] {
  const pattern = SHELVES[shelf];
  return pattern ? readdirSync(join(LOCALES, language)).filter((name) => pattern.test(name)).sort() : [];
}

export function words(): Plugin {
  const VIRTUAL = /^\0?virtual:words(?:\/(\w+)\/(\w+))?$/;
  return {
    name: "words",
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [matched, language, shelf] = VIRTUAL.exec(id) ?? [];
      if (!matched) return undefined;
      if (!language || !shelf) {
        const shelves = (of: string) => Object.keys(SHELVES).map((one) => `${one}: () => import("virtual:words/${of}/${one}")`);
        const sources = languages.map((one) => `${one}: { ${shelves(one).join(", ")} }`);
        return `export const LANGUAGES = ${JSON.stringify(languages)};\nexport const SOURCES = { ${sources.join(", ")} };`;
      }
      const texts = files(language, shelf).map((name) => {
        const path = join(LOCALES, language, name);
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      });
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}
