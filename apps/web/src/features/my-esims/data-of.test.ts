import { expect, test } from "vitest";
import { dataOf } from "./data-of.ts";

const gigabyte = 1024 ** 3;
const fixed = {
  kind: "fixed" as const,
  dataBytes: 5 * gigabyte,
  totalBytes: null,
  usedBytes: gigabyte,
  remainingBytes: null,
};

test("what is left is the provider's figure, else all of it less what was used", () => {
  expect(dataOf({ ...fixed, remainingBytes: 2 * gigabyte })).toMatchObject({ left: 2 * gigabyte });
  expect(dataOf(fixed)).toEqual({ kind: "counted", left: 4 * gigabyte, total: 5 * gigabyte, share: 0.8 });
});
test("a top-up makes the whole larger than the plan", () => {
  expect(dataOf({ ...fixed, totalBytes: 8 * gigabyte })).toMatchObject({
    total: 8 * gigabyte,
    left: 7 * gigabyte,
  });
});
test("using more than there was leaves nothing, not less", () => {
  expect(dataOf({ ...fixed, usedBytes: 6 * gigabyte })).toMatchObject({ left: 0, share: 0 });
});
test("an unlimited plan is told by its day", () => {
  expect(dataOf({ ...fixed, kind: "unlimited" })).toEqual({
    kind: "daily",
    perDay: 5 * gigabyte,
    used: gigabyte,
  });
});
