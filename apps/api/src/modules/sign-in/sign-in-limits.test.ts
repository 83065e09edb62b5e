import { keptDays } from "@rihla/contract/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { shopVariables } from "../../config.ts";
import { networksOf } from "../../infra/networks-of.ts";
import { attemptsPerCode, codeCount } from "./one-time-code.ts";
import {
  accountsLostInAYear,
  attemptLimits,
  bitsFor,
  chanceOfGuessing,
  codeLimits,
  guessesOfEmail,
  guessesOfRequester,
  guessesOfShop,
  isWeaker,
  mailsOfShop,
  ownAttemptLimits,
  ownCodeLimits,
  rationDays,
  shortCodeRation,
  stepOf,
  strengthFor,
  strengths,
} from "./sign-in-limits.ts";

const settings = {
  codeLength: shopVariables.SIGN_IN_CODE_LENGTH.schema.parse(undefined),
  wrongGuesses: shopVariables.SIGN_IN_WRONG_GUESSES.schema.parse(undefined),
  codeMails: shopVariables.SIGN_IN_CODE_MAILS.schema.parse(undefined),
};
const lengths = [4, 6, 8] as const;

/** Wrong tries that somebody with so many addresses, each in a wide range of its own, has in a day. */
function attemptsADay(addresses: number): number {
  const ofDay = attemptLimits.find(({ name, per }) => name === "attempts-day" && per === "network");
  const widest = networksOf("2a02::1").at(-1)?.share ?? Number.NaN;
  return addresses * widest * (ofDay?.max ?? Number.NaN);
}

test("with 1,000 addresses less than one of 100,000 accounts falls in a year", () => {
  expect(accountsLostInAYear(settings, attemptsADay(1000))).toBeLessThan(1);
  expect(accountsLostInAYear(settings, 0)).toBeCloseTo(0.8784, 6);
});

test("that holds for every setting that the shop takes", () => {
  for (const codeLength of lengths) {
    for (let wrongGuesses = 1; wrongGuesses <= 22; wrongGuesses++) {
      const lost = accountsLostInAYear({ ...settings, codeLength, wrongGuesses }, attemptsADay(1000));
      expect(lost, `${codeLength} digits, ${wrongGuesses}`).toBeLessThan(1);
    }
  }
  expect(shopVariables.SIGN_IN_WRONG_GUESSES.schema.safeParse("23").success).toBe(false);
  expect(accountsLostInAYear({ ...settings, wrongGuesses: 24 }, 0)).toBeGreaterThan(0.999);
});

/** Guesses that the steps let through in 24 hours, made as fast as one likes: each is counted before the next is looked at. */
test("what is reckoned is what the steps let through, whatever mix of guesses and mails comes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lengths),
      fc.integer({ min: 1, max: 22 }),
      fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 }),
      (codeLength, wrongGuesses, mailsBetween) => {
        const chosen = { codeLength, wrongGuesses, codeMails: 100 };
        let chance = 0;
        let mails = 0;
        for (let guesses = 0; guesses < wrongGuesses * 12; guesses++) {
          mails += mailsBetween[guesses] ?? 0;
          const step = stepOf({ guesses, mails }, chosen);
          chance += 1 / codeCount(strengthFor(chosen, step, 0));
        }
        expect(366 * chance).toBeLessThanOrEqual(accountsLostInAYear(chosen, 0) + 1e-9);
      },
    ),
  );
});

test("guessing one account for a month succeeds less than once in a hundred times", () => {
  expect(chanceOfGuessing()).toBeLessThan(0.01);
  expect(chanceOfGuessing()).toBeCloseTo(0.00515712, 8);
});

test("four digits while the budgets hold, beyond them six, then eight, then letters too", () => {
  const at = (guesses: number, mails = 0) =>
    strengthFor(settings, stepOf({ guesses, mails }, settings), attemptsPerCode);
  expect([at(0), at(19), at(20), at(199), at(200), at(19_999), at(20_000)]).toEqual(
    [0, 0, 1, 1, 2, 2, 3].map((step) => strengths[step]),
  );
  expect([at(0, 1999), at(0, 2000), at(0, 20_000), at(0, 10_000_000)]).toEqual(
    [0, 1, 2, 2].map((step) => strengths[step]),
  );
  expect(strengths.map(codeCount)).toEqual([1e4, 1e6, 1e8, 30 ** 8]);
  expect(strengthFor(settings, 4, 0)).toEqual(strengths[3]);
});

test("no code is shorter than the shop says", () => {
  for (const codeLength of lengths) {
    for (const step of [0, 1, 2, 3])
      expect(strengthFor({ ...settings, codeLength }, step, 0).length).toBeGreaterThanOrEqual(codeLength);
  }
  expect(strengthFor({ ...settings, codeLength: 6 }, 0, 0)).toEqual(strengths[1]);
});

test("a code that would allow more guesses than the ration has left has eight digits", () => {
  expect(strengthFor(settings, 0, shortCodeRation)).toEqual(strengths[0]);
  expect(strengthFor(settings, 0, shortCodeRation + 1)).toEqual(strengths[2]);
  expect(strengthFor(settings, 3, shortCodeRation + 1)).toEqual(strengths[3]);
});

test("work is asked for from the first step on, and more of it at each", () => {
  expect([0, 1, 2, 3, 4].map(bitsFor)).toEqual([0, 17, 18, 20, 20]);
});

test("weaker means fewer codes to guess among", () => {
  expect(isWeaker(strengths[2], strengths[3])).toBe(true);
  expect(isWeaker(strengths[3], strengths[2])).toBe(false);
  expect(isWeaker(strengths[1], strengths[1])).toBe(false);
});

test("whoever guesses pays before whoever shares an address with a guesser, and an hour before a day", () => {
  const allowed = (limits: typeof codeLimits) =>
    limits.map(({ name, per, max, withProof, windowSeconds }) => [
      name,
      per,
      ...(withProof ? [[max, withProof]] : [max]),
      windowSeconds / 3600,
    ]);
  expect(allowed(codeLimits)).toEqual([
    ["codes-hour", "email-and-network", 5, 1],
    ["codes-day", "email-and-network", 10, 24],
    ["codes-hour", "email", 12, 1],
    ["codes-hour", "network", [100, 1000], 1],
    ["codes-day", "network", [500, 10_000], 24],
  ]);
  expect(allowed(attemptLimits)).toEqual([
    ["attempts-hour", "email-and-network", 8, 1],
    ["attempts-day", "email-and-network", 16, 24],
    ["attempts-hour", "network", 60, 1],
    ["attempts-day", "network", 200, 24],
  ]);
  expect(allowed(ownCodeLimits)).toEqual([
    ["codes-hour", "requester", 10, 1],
    ["codes-day", "requester", 30, 24],
  ]);
  expect(allowed(ownAttemptLimits)).toEqual([
    ["attempts-hour", "requester", 12, 1],
    ["attempts-day", "requester", 40, 24],
  ]);
  expect([rationDays, shortCodeRation]).toEqual([30, 48]);
  expect(keptDays.limitCounters).toBeGreaterThan(rationDays + 1);
});

test("wrong guesses are counted by the day for one, by the hour for the whole shop", () => {
  const counted = [guessesOfEmail, guessesOfRequester, guessesOfShop, mailsOfShop];
  expect(counted.map(({ name, per, windowSeconds }) => [name, per, windowSeconds / 3600])).toEqual([
    ["guesses-day", "email", 24],
    ["guesses-day", "requester", 24],
    ["guesses-hour", "shop", 1],
    ["codes-hour", "shop", 1],
  ]);
});

test("nothing that strangers do locks an e-mail for longer than an hour", () => {
  const ofEmail = [...codeLimits, ...attemptLimits].filter(({ per }) => per === "email");
  for (const { windowSeconds } of ofEmail) expect(windowSeconds).toBeLessThanOrEqual(3600);
});
