import { expect, test } from "vitest";
import { qr } from "../src/parts/qr";
import golden from "./qr.golden.json";

// Drawn by the npm package qrcode 1.5 (bytes, level M): another reading of the standard than ours.
for (const { text, rows } of golden) {
  test(`the code of ${text} is what another encoder draws`, () => {
    const drawn = qr(text)?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
    expect(drawn).toEqual(rows);
  });
}

test("what is too long for a link has no code", () => {
  expect(qr("x".repeat(106))).not.toBeNull();
  expect(qr("x".repeat(107))).toBeNull();
});
