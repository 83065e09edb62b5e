import { expect, test } from "vitest";
import { attemptsPerCode, codeCount } from "./one-time-code.ts";
import {
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
