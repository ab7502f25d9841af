// @vitest-environment node
// jsdom has no streams.
import { expect, test } from "vitest";
import { pack, unpack } from "../src/review/packed";

test("a record comes out of its link as it went in", async () => {
  const record = 'format = 1\nplayers = ["Łucja", "Bo"]\n'.repeat(200);
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 10);
  expect(await unpack(packed, record.length)).toBe(record);
});

test("a little that unpacks to a lot is refused", async () => {
  const packed = await pack("0".repeat(100_000));
  await expect(unpack(packed, 1_000)).rejects.toThrow();
});
