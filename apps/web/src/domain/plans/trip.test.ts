import { expect, test } from "vitest";
import { readTrip } from "./trip.ts";

const today = "2026-11-22";

test.each([
  ["2026-12-12", "2026-12-19", 8],
  ["2026-12-12", "2026-12-12", 1],
  ["2026-11-22", "2026-11-23", 2],
  ["2026-12-28", "2027-01-03", 7],
  ["2028-02-27", "2028-03-01", 4],
  // Clocks go back by an hour within it.
  ["2027-10-30", "2027-11-01", 3],
])("from %s to %s are %i days", (from, to, days) => {
  expect(readTrip(from, to, today)).toEqual({ trip: { from, to, days }, fault: null });
});

test.each([
  ["2026-12-19", "2026-12-12", "reversed"],
  ["2026-11-21", "2026-12-12", "past"],
  ["2026-11-01", "2026-11-02", "past"],
  ["2026-12-12", undefined, "half"],
  [undefined, "2026-12-12", "half"],
  [undefined, "2026-11-12", "past"],
  ["", "2026-12-12", "half"],
] as const)("from %s to %s is no trip: %s", (from, to, fault) => {
  expect(readTrip(from, to, today)).toEqual({ trip: null, fault });
});

test("no dates are no trip, and nobody's fault", () => {
  expect(readTrip(undefined, undefined, today)).toEqual({ trip: null, fault: null });
});
