import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test("the right arrow goes on in French and back in Arabic", () => {
  expect(nextTab("ArrowRight", 0, 3, false)).toBe(1);
  expect(nextTab("ArrowRight", 1, 3, true)).toBe(0);
});
test("the ends meet", () => {
  expect(nextTab("ArrowLeft", 0, 3, false)).toBe(2);
  expect(nextTab("ArrowRight", 2, 3, false)).toBe(0);
});
test("Home and End go to the ends; other keys are left alone", () => {
  expect(nextTab("Home", 2, 3, false)).toBe(0);
  expect(nextTab("End", 0, 3, true)).toBe(2);
  expect(nextTab("Enter", 0, 3, false)).toBeUndefined();
});
