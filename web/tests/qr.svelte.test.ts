import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import QrCode from "../src/parts/QrCode.svelte";
import golden from "./qr.golden.json";

// Drawn by another encoder (bytes, level M). Ours may choose another mask, so the size and the fixed patterns are compared.
for (const { text, rows } of golden) {
  test(`the code of ${text} is drawn whole`, () => {
    const target = document.createElement("div");
    const drawn = mount(QrCode, { target, props: { text } });
    const dark = new Set([...(target.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`));
    const size = Number(target.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
    expect(size).toBe(rows.length + 6); // a quiet border of 3
    const finder = (x: number, y: number) => x < 7 && y < 7;
    rows.forEach((row, y) =>
      [...row].forEach((module, x) => {
        const last = rows.length - 1;
        if (finder(x, y) || finder(last - x, y) || finder(x, last - y)) expect(dark.has(`${x + 3},${y + 3}`)).toBe(module === "#");
      }),
    );
    void unmount(drawn);
  });
}
