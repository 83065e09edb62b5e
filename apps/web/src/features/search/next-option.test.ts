import { expect, test } from "vitest";
import { nextOption } from "./next-option.ts";

test("arrows go down and up, and round at the ends", () => {
  expect(nextOption("ArrowDown", -1, 3)).toBe(0);
  expect(nextOption("ArrowDown", 2, 3)).toBe(0);
  expect(nextOption("ArrowUp", -1, 3)).toBe(2);
  expect(nextOption("ArrowUp", 2, 3)).toBe(1);
});

test("other keys, and an empty list, are left alone", () => {
  expect(nextOption("Enter", 0, 3)).toBeUndefined();
  expect(nextOption("ArrowDown", -1, 0)).toBeUndefined();
});
