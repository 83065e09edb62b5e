import { expect, test } from "vitest";
import { longDay, shortDay } from "../../../domain/plans/calendar.ts";
import { datesOf } from "./plan-dates.ts";

const plan = { starts: "first-connection", unusedValidDays: 180 } as const;
const today = "2026-11-20";

test("counts a journey's days across months and years", () => {
  const { first, last, waitsUntil, tooEarly } = datesOf(plan, { days: 30, from: "2026-12-12", today });
  expect([first, last].map((day) => shortDay(day ?? ""))).toEqual(["12/12", "11/01"]);
  expect(longDay(waitsUntil)).toBe("19/05/2027");
  expect(tooEarly).toBe(false);
});

test("names no dates before one is chosen, unless the plan starts when bought", () => {
  expect(datesOf(plan, { days: 7, from: undefined, today })).toMatchObject({ first: null, last: null });
  const atOnce = datesOf({ ...plan, starts: "purchase" }, { days: 7, from: "2026-12-12", today });
  expect(atOnce).toMatchObject({ first: today, last: "2026-11-27", tooEarly: true });
});

test("begins the evening before where days count from installing, and on the day itself where there is only one", () => {
  const installed = { ...plan, starts: "installation" } as const;
  const datesFor = (days: number, from: string) => datesOf(installed, { days, from, today });
  expect(datesFor(7, "2026-12-12")).toMatchObject({ first: "2026-12-11", last: "2026-12-18" });
  expect(datesFor(1, "2026-12-12")).toMatchObject({ first: "2026-12-12", last: "2026-12-13" });
  expect(datesFor(7, today)).toMatchObject({ first: today });
});

test("says when a journey lies further ahead than the eSIM waits", () => {
  expect(datesOf(plan, { days: 7, from: "2027-05-20", today }).tooEarly).toBe(true);
  expect(datesOf(plan, { days: 7, from: "2027-05-19", today }).tooEarly).toBe(false);
});

test("gives no dates for a journey that began before today, only that it is past", () => {
  const yesterday = datesOf(plan, { days: 7, from: "2026-11-19", today });
  expect(yesterday).toMatchObject({ first: null, last: null, past: true, tooEarly: false });
  expect(datesOf(plan, { days: 7, from: today, today })).toMatchObject({ first: today, past: false });
  expect(datesOf(plan, { days: 7, from: undefined, today }).past).toBe(false);
});
