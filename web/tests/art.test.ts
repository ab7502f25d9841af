import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import Card from "../src/art/Card.svelte";
import Cat from "../src/art/Cat.svelte";
import { arts } from "../src/games/arts.svelte";
import { breadth, DIGIT } from "../src/art/digits";
import { COLOUR_INK, COLOUR_SHAPE, COLOURS, ICON } from "../src/games/heated/shapes";
import { SPICE_INK, SPICE_IT_UP, SPICE_SHAPE, SPICES } from "../src/games/spicy/shapes";

beforeAll(async () => {
  await Promise.all([arts.load("spicy"), arts.load("heated")]);
});

function draw(component: typeof Card | typeof Cat, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  const mounted = mount(component as typeof Card, { target, props: props as never });
  flushSync();
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return copy;
}

const COLOURED = ["cool", "reverse", "draw2", "hot", "swap"];
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const SPICY = [
  ...["c", "w", "p"].flatMap((letter) => numbers(1, 10).map((number) => letter + number)),
  ...["*s", "*n", "trophy", "worlds-end"],
  ...SPICE_IT_UP,
];
const HEATED = [
  ...["b", "g", "p", "y"].flatMap((letter) => [
    ...numbers(0, 9).map((number) => letter + number),
    ...COLOURED.map((word) => `${letter}-${word}`),
  ]),
  ...Object.keys(ICON).filter((word) => !COLOURED.includes(word)),
];

/** Only the outlines: colours are taken away, as for somebody who sees none. */
const outlines = (picture: HTMLElement) =>
  [...picture.querySelectorAll("path, circle, rect, ellipse")]
    .map((shape) => shape.getAttribute("d") ?? `${shape.tagName} ${shape.getAttribute("y")} ${shape.getAttribute("cx")}`)
    .join(" ");

test.each([
  ["spicy", SPICY],
  ["heated", HEATED],
])("no two cards of %s are drawn alike, even without colours", (game, words) => {
  const drawn = words.map((word) => outlines(draw(Card, { game, word, decorative: true })));
  expect(new Set(drawn).size).toBe(words.length);
});

test("the backs of the two games differ", () => {
  const backs = ["spicy", "heated"].map((game) => draw(Card, { game, word: null, decorative: true }).innerHTML);
  expect(new Set(backs).size).toBe(2);
});

test("no two cats are alike, and those away sleep", () => {
  const people = numbers(0, 9).map((seat) => draw(Cat, { seat }).innerHTML);
  const bots = ["kitten", "cat", "lynx", "tiger", "lion", "tomcat"].map((level) => draw(Cat, { level }).innerHTML);
  expect(new Set([...people, ...bots]).size).toBe(16);
  expect(draw(Cat, { seat: 0, asleep: true }).innerHTML).not.toBe(people[0]);
});

test("decoration is silent", () => {
  const svg = draw(Card, { game: "spicy", word: "c1", decorative: true }).querySelector("svg");
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
  expect(svg?.hasAttribute("role")).toBe(false);
});

test("a number is as wide as its digits and the gaps between them", () => {
  expect(breadth("10", 3)).toBe((DIGIT["1"]?.wide ?? 0) + 3 + (DIGIT["0"]?.wide ?? 0));
});

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

test("numbers and signs stand out from their card", () => {
  for (const ink of [...Object.values(SPICE_INK), ...Object.values(COLOUR_INK)]) {
    expect(contrast(ink.face, ink.on)).toBeGreaterThan(4.5);
  }
});

test("suits differ by shape, and spices by lightness as well", () => {
  expect(new Set(SPICES.map((spice) => SPICE_SHAPE[spice].body)).size).toBe(3);
  expect(new Set(COLOURS.map((colour) => COLOUR_SHAPE[colour])).size).toBe(4);
  for (const one of SPICES) {
    for (const other of SPICES) {
      if (one !== other) expect(contrast(SPICE_INK[one].face, SPICE_INK[other].face)).toBeGreaterThan(2.5);
    }
  }
});
