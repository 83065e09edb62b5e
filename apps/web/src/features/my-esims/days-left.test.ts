import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
test.each([
  [null, null],
  ["2026-11-20T10:00:01Z", 1],
  ["2026-11-21T10:00:00Z", 1],
  ["2026-12-01T09:00:00Z", 11],
  ["2026-11-19T10:00:00Z", 0],
])("ending at %s leaves %s", (end, left) => {
  expect(daysLeft(end, now)).toBe(left);
});
