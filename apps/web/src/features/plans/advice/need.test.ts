import { expect, test } from "vitest";
import { parsePackagesSearch } from "../../../paths.ts";
import { dailyUse, mebibyte, usualPerDay } from "./advice.ts";
import { habitNames, habits, usualLevel } from "./need.ts";

const perDay = (levels: readonly number[]) =>
  parsePackagesSearch(
    new URLSearchParams(habitNames.map((habit, at) => ["use", String(habits[habit][levels[at] ?? 0])])),
  ).perDay;

test.each([
  [[1, 1, 0, 0, 0, 0], 50, "messages"],
  [[1, 1, 1, 0, 1, 0], 250, "maps"],
  [[1, 1, 1, 1, 1, 0], 350, "maps"],
  [[2, 2, 1, 1, 2, 0], 750, "calls"],
  [[1, 1, 1, 1, 1, 2], 1750, "video"],
] as const)("habits %j need %i MB a day, as much as for %s", (levels, megabytes, use) => {
  expect(perDay(levels)).toBe(megabytes);
  expect(dailyUse(megabytes * mebibyte)).toBe(use);
});

test("who does nothing at all still needs a little", () => {
  expect(perDay([0, 0, 0, 0, 0, 0])).toBe(50);
});

test("a form that nobody has touched needs no more than what is advised to everybody", () => {
  const usual = habitNames.reduce((sum, habit) => sum + habits[habit][usualLevel[habit]], 0);
  expect(usual).toBeLessThanOrEqual(usualPerDay);
});

test("a figure in the address counts before habits, and rubbish for nothing", () => {
  expect(parsePackagesSearch(new URLSearchParams("perDay=700&use=20")).perDay).toBe(700);
  expect(parsePackagesSearch(new URLSearchParams("use=lots&use=20")).perDay).toBe(50);
  expect(parsePackagesSearch(new URLSearchParams("")).perDay).toBeUndefined();
});
