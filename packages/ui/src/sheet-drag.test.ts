import { expect, test } from "vitest";
import { pullOf } from "./sheet-drag.ts";

test.each([
  [0, undefined],
  [35, undefined],
  [-35, undefined],
  [36, "down"],
  [-36, "up"],
])("a pull of %s px: %s", (distance, pull) => {
  expect(pullOf(distance)).toBe(pull);
});
