import { expect, test } from "vitest";
import { agoOf } from "./ago.ts";

const now = Date.parse("2026-12-02T10:00:00Z");

test.each([
  ["2026-12-02T09:59:01Z", "now", 0],
  ["2026-12-02T09:57:00Z", "minutes", 3],
  ["2026-12-02T07:00:01Z", "hours", 2],
  ["2026-11-29T10:00:00Z", "days", 3],
  // The phone's clock is behind the supplier's.
  ["2026-12-02T10:04:00Z", "now", 0],
] as const)("what was read at %s is so old: %s %i", (moment, unit, count) => {
  expect(agoOf(Date.parse(moment), now)).toEqual({ unit, count });
});
