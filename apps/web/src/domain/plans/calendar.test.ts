import { expect, test } from "vitest";
import { addDays, daysBetween, todayInAlgiers, todayOfTraveller } from "./calendar.ts";

test("knows leap days and what day it is in Algiers", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(todayInAlgiers(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
});

test("takes the traveller's own day, where the clock is theirs", () => {
  const now = new Date("2026-11-20T23:30:00Z");
  const own = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  expect(todayOfTraveller(now)).toBe(own);
});
