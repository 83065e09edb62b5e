import { expect, test } from "vitest";
import { clockTime, secondsLeft } from "./countdown.ts";

test("counts whole seconds and ends at zero", () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_001)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
  expect(secondsLeft(60_000, 99_000)).toBe(0);
});
test.each([
  [59, "0:59"],
  [60, "1:00"],
  [605, "10:05"],
])("%s seconds read %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
