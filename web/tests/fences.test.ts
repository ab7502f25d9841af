import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { faceOf, GAMES } from "../src/games/faces";

const SOURCE = join(import.meta.dirname, "../src");
const FREE = /^(games\/|wire\/protocol\.ts$)/; // the games themselves, and the types made from the schema

test("no file outside the game folders names a game", () => {
  const name = new RegExp(`\\b(${GAMES.join("|")})(?![a-z])|\\b(${GAMES.map((game) => game[0]?.toUpperCase() + game.slice(1)).join("|")})`);
  const naming = readdirSync(SOURCE, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !FREE.test(relative(SOURCE, path)))
    .filter((path) => name.test(readFileSync(path, "utf-8").replaceAll('"so-spicy"', "")))
    .map((path) => relative(SOURCE, path));
  expect(naming).toEqual([]);
  expect(GAMES.length).toBeGreaterThan(1);
});

test("a game without a folder has the plain face", () => {
  expect(faceOf("old-maid")).toBe(faceOf("plain"));
});
