import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SOURCES } from "virtual:words";
import { GAMES } from "../src/games/faces";
import { LANGUAGES, words, type Shelf } from "../src/words/words.svelte";

const SHELVES: Shelf[] = ["web", "table", ...GAMES.map((game): Shelf => `table/${game}`), "later", "rules", "clubs", "companion", "learn", "people", "puzzles", "seasons", "review"];
const SOURCE = join(import.meta.dirname, "../src");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf-8"));
}

/** Every id that is written out where something is said; those put together at run time are met in the browser tests. */
function written(): string[] {
  const ids = sources(SOURCE).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*"([\w.-]+)"/g)].map((match) => match[1] ?? ""),
  );
  return [...new Set(ids)].sort();
}

test("something is said at all", () => {
  expect(written().length).toBeGreaterThan(100);
});

describe.each(LANGUAGES)("%s", (language) => {
  beforeAll(async () => {
    await words.need(...SHELVES);
    await words.choose(language);
  });

  test("every message that is written out exists", () => {
    const missing = written().filter((id) => {
      const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const text = words.say(id, {});
      complaint.mockRestore();
      return text === id;
    });
    expect(missing).toEqual([]);
  });

  test("plurals follow the number", () => {
    const one = words.say("web-start-needs", { free: 1 });
    expect(one).not.toBe(words.say("web-start-needs", { free: 2 }));
    expect(words.say("web-start-needs", { free: 3 })).toContain("3");
  });

  test("values are text, never markup or patterns", () => {
    expect(words.say("web-invited", { host: "{ web-spicy } <b>", game: "SPICY" })).toContain("{ web-spicy } <b>");
  });
});

test("no shelf of a language has a message another shelf has too", async () => {
  for (const language of LANGUAGES) {
    const seen = new Map<string, string>();
    for (const shelf of [...SHELVES, "reasons"]) {
      const loaded = await SOURCES[language]?.[shelf]?.();
      expect(loaded?.default.length, `${language}/${shelf}`).toBeGreaterThan(0);
      for (const entry of new FluentResource(loaded?.default ?? "").body) {
        expect(seen.get(entry.id), `${language}: ${entry.id} in ${shelf}`).toBeUndefined();
        seen.set(entry.id, shelf);
      }
    }
  }
});
