import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error - a plain script
import { generate, TARGET } from "../scripts/protocol.mjs";

test("the types of the wire are those of docs/protocol.schema.json: npm run protocol", () => {
  expect(readFileSync(TARGET as string, "utf-8")).toBe((generate as () => string)());
});
