import { expect, test } from "vitest";
import { addMonths, dayByKey, weeksOf } from "./calendar-month.ts";

test("weeks begin on Saturday, and hold the days of their month alone", () => {
  const weeks = weeksOf("2026-12-12");
  expect(weeks[0]).toEqual([null, null, null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"]);
  expect(weeks[1]?.[0]).toBe("2026-12-05");
  expect(weeks.at(-1)?.slice(0, 6)).toEqual([
    "2026-12-26",
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
  ]);
  expect(weeksOf("2027-02-28").flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf("2026-08-01")[0]?.[0]).toBe("2026-08-01");
});

test.each([
  ["2026-12-12", 1, "2027-01-12"],
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2027-03-31", -1, "2027-02-28"],
  ["2026-12-31", 12, "2027-12-31"],
] as const)("%s and %i months: %s", (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test.each([
  ["ArrowRight", false, "2026-12-13"],
  ["ArrowLeft", false, "2026-12-11"],
  ["ArrowRight", true, "2026-12-11"],
  ["ArrowLeft", true, "2026-12-13"],
  ["ArrowDown", true, "2026-12-19"],
  ["ArrowUp", false, "2026-12-05"],
  ["Home", true, "2026-12-12"],
  ["End", false, "2026-12-18"],
  ["PageDown", false, "2027-01-12"],
  ["PageUp", true, "2026-11-12"],
  ["a", false, undefined],
] as const)("%s from Saturday 12 December, right to left %s: %s", (key, rtl, day) => {
  expect(dayByKey("2026-12-12", { key }, rtl)).toBe(day);
});

test("with Shift a page is a year", () => {
  expect(dayByKey("2026-12-12", { key: "PageDown", shiftKey: true }, false)).toBe("2027-12-12");
});
