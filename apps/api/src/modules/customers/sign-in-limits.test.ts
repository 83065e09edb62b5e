import { expect, test } from "vitest";
import { attemptsPerCode, codeCount } from "./one-time-code.ts";
import {
  attemptLimits,
  chanceOfGuessing,
  codeLimits,
  guessLimit,
  longCode,
  nextCodeStrength,
  rationDays,
  shortCode,
  shortCodeRation,
} from "./sign-in-limits.ts";

const codesPerDay =
  codeLimits.find(({ name, per }) => name === "codes-day" && per === "email")?.max ?? Number.NaN;

test("guessing one account for a month succeeds less than once in a hundred times", () => {
  expect(chanceOfGuessing()).toBeLessThan(0.01);
});

test("the chance holds for a guesser who plays the limits day by day", () => {
  const guesses: Array<{ day: number; chance: number }> = [];
  for (let day = 0; day < 4 * rationDays; day++) {
    for (let code = 0; code < codesPerDay; code++) {
      const strength = nextCodeStrength(guesses.filter((guess) => guess.day >= day - rationDays).length);
      const today = guesses.filter((guess) => guess.day === day).length;
      for (let attempt = 0; attempt < attemptsPerCode && today + attempt < guessLimit.max; attempt++) {
        guesses.push({ day, chance: 1 / codeCount(strength) });
      }
    }
  }
  for (let start = 0; start <= 3 * rationDays; start++) {
    const month = guesses.filter(({ day }) => day >= start && day <= start + rationDays);
    const chance = month.reduce((sum, guess) => sum + guess.chance, 0);
    expect(chance).toBeLessThanOrEqual(chanceOfGuessing());
    expect(chance).toBeLessThan(0.01);
  }
});

test("a code that would allow more guesses than the ration has left is long", () => {
  expect(nextCodeStrength(0)).toEqual(shortCode);
  expect(nextCodeStrength(shortCodeRation - attemptsPerCode)).toEqual(shortCode);
  expect(nextCodeStrength(shortCodeRation - attemptsPerCode + 1)).toEqual(longCode);
});

test("one stranger from one network can't use up an owner's codes or guesses of a day", () => {
  const fromOnePlace = codeLimits.find(
    ({ name, per }) => name === "codes-day" && per === "email-and-network",
  );
  expect(fromOnePlace?.max).toBeLessThanOrEqual(codesPerDay / 3);
  expect((fromOnePlace?.max ?? 0) * attemptsPerCode).toBeLessThan(guessLimit.max);
});

test("whoever guesses pays before whoever shares an address with a guesser, and an hour before a day", () => {
  const allowed = (limits: typeof codeLimits) =>
    limits.map(({ name, per, max, windowSeconds }) => [name, per, max, windowSeconds / 3600]);
  expect(allowed(codeLimits)).toEqual([
    ["codes-hour", "email-and-network", 5, 1],
    ["codes-day", "email-and-network", 10, 24],
    ["codes-day", "email", 30, 24],
    ["codes-hour", "network", 100, 1],
    ["codes-day", "network", 500, 24],
  ]);
  expect(allowed(attemptLimits)).toEqual([
    ["attempts-hour", "email-and-network", 8, 1],
    ["attempts-day", "email-and-network", 16, 24],
    ["attempts-hour", "network", 60, 1],
    ["attempts-day", "network", 200, 24],
  ]);
  expect(allowed([guessLimit])).toEqual([["guesses-day", "email", 60, 24]]);
  expect([rationDays, shortCodeRation, shortCode.length, longCode.length]).toEqual([30, 48, 4, 8]);
});
