import { expect, test } from "vitest";
import { find } from "../src/router.svelte";

test("the parts of an address are given to its page", () => {
  const place = find("/t/ABCDEF", "?watch");
  expect(place.parts).toEqual({ code: "ABCDEF" });
  expect(place.query.has("watch")).toBe(true);
  expect(place.page.full).toBe(true);
});

test("an unknown address and half an escape are not found", () => {
  const lost = find("/nowhere/at/all").page;
  expect(lost).not.toBe(find("/").page);
  expect(find("/t/%E0%A4%A").page).toBe(lost);
  expect(find("/t").page).toBe(lost);
});

test("what there is for every game is found without naming one", () => {
  const lost = find("/nowhere").page;
  for (const path of ["/learn", "/rules", "/cards", "/companion", "/puzzles"]) {
    expect(find(path).page).not.toBe(lost);
    expect(find(path).parts).toEqual({});
  }
});
