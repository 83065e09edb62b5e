import { expect, test } from "vitest";
import { timeLeft } from "./days-left.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
test.each([
  [null, null],
  ["2026-11-20T10:00:01Z", { unit: "hours", count: 1 }],
  ["2026-11-21T09:59:59Z", { unit: "hours", count: 24 }],
  ["2026-11-21T10:00:00Z", { unit: "days", count: 1 }],
  ["2026-12-01T09:00:00Z", { unit: "days", count: 11 }],
  ["2026-11-20T10:00:00Z", { unit: "days", count: 0 }],
  ["2026-11-19T10:00:00Z", { unit: "days", count: 0 }],
])("ending at %s leaves %j", (end, left) => {
  expect(timeLeft(end, now)).toEqual(left);
});
