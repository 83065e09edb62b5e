import { expect, test } from "vitest";
import { wayOfKey, wayOfSwipe } from "./gesture.ts";

test.each([
  ["pushed to the left", -60, 5, "on"],
  ["pulled to the right", 60, -5, "back"],
  ["a touch that slipped", -20, 0, undefined],
  ["a page that is scrolled", -60, 90, undefined],
] as const)("%s", (_what, x, y, way) => {
  expect(wayOfSwipe(x, y, false)).toBe(way);
  // Where one reads from the right, the other way round.
  expect(wayOfSwipe(-x, y, true)).toBe(way);
});

test("the arrow that points where one reads leads on", () => {
  expect([wayOfKey("ArrowRight", false), wayOfKey("ArrowLeft", false)]).toEqual(["on", "back"]);
  expect([wayOfKey("ArrowLeft", true), wayOfKey("ArrowRight", true)]).toEqual(["on", "back"]);
  expect(wayOfKey("Enter", false)).toBeUndefined();
});
