import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newId } from "../../infra/ids.ts";
import {
  alphabets,
  attemptsPerCode,
  type CodeStrength,
  codeCount,
  codeLifetimeSeconds,
  codePurposes,
  deriveCode,
  isRightCode,
  secondsUntilResend,
} from "./one-time-code.ts";
import { strengths } from "./sign-in-limits.ts";

const fingerprint = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);
const key = "k".repeat(32);
const [shortCode, , , longCode] = strengths;

test("the same row always has the same code", () => {
  const id = newId();
  expect(deriveCode(key, id, shortCode)).toBe(deriveCode(key, id, shortCode));
});

test("it is the same in processes of two releases that run side by side", () => {
  const row = "0193e1f2-8a4b-7c3d-9e5f-0a1b2c3d4e5f";
  expect(deriveCode(key, row, shortCode)).toBe("5608");
  expect(deriveCode(key, row, longCode)).toBe("W397YZR4");
  expect(deriveCode(key, row, { length: 40, alphabet: "digits" })).toBe(
    "5608303110404482631028086119694478093439",
  );
  // Long enough to meet every byte on either side of the last whole multiple.
  const long = (strength: CodeStrength) => deriveCode(key, row, { ...strength, length: 5_000 });
  expect([long(shortCode), long(longCode)].map(fingerprint)).toEqual(["3VicIV48gCNo", "PYHNC12eh7qV"]);
  expect(codePurposes).toEqual(["sign-in", "confirmation", "wallet-pin"]);
});

test("another row has another code", () => {
  const codes = Array.from({ length: 100 }, (_, row) => deriveCode(key, `row ${row}`, longCode));
  expect(new Set(codes).size).toBe(100);
});

test("a mail can be asked for again when a minute is over", () => {
  const ages = [0, 0.4, 59.5, 60, 61];
  expect(ages.map(secondsUntilResend)).toEqual([60, 60, 1, 0, 0]);
});

test("a code lives ten minutes and bears four wrong tries", () => {
  expect([codeLifetimeSeconds, attemptsPerCode]).toEqual([10 * 60, 4]);
});

test("there are as many codes as its places and characters allow", () => {
  expect(codeCount({ length: 4, alphabet: "digits" })).toBe(10_000);
  expect(codeCount({ length: 2, alphabet: "letters-and-digits" })).toBe(900);
});

test("another secret key makes other codes", () => {
  const id = newId();
  expect(deriveCode(key, id, longCode)).not.toBe(deriveCode("x".repeat(32), id, longCode));
});

test("a code has the length and the characters it was promised to have", () => {
  expect(deriveCode(key, newId(), shortCode)).toMatch(/^\d{4}$/);
  expect(deriveCode(key, newId(), longCode)).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  // More than one digest holds.
  expect(deriveCode(key, newId(), { length: 40, alphabet: "digits" })).toMatch(/^\d{40}$/);
});

test("only the right code is right", () => {
  const id = newId();
  const code = deriveCode(key, id, shortCode);
  expect(isRightCode([key], id, shortCode, code)).toBe(true);
  expect(isRightCode([key], id, shortCode, `${code}0`)).toBe(false);
  expect(isRightCode([key], id, shortCode, "")).toBe(false);
});

test.each([shortCode, longCode])(
  "every character comes up equally often at every place: $alphabet",
  (strength) => {
    const rounds = 20_000;
    const characters = alphabets[strength.alphabet];
    const counts = Array.from({ length: strength.length }, () => new Map<string, number>());
    for (let round = 0; round < rounds; round++) {
      const code = deriveCode(key, `row ${round}`, strength);
      counts.forEach((count, place) => {
        const character = code.charAt(place);
        count.set(character, (count.get(character) ?? 0) + 1);
      });
    }
    const expected = rounds / characters.length;
    for (const count of counts) {
      const chiSquare = [...characters].reduce((sum, character) => {
        return sum + ((count.get(character) ?? 0) - expected) ** 2 / expected;
      }, 0);
      // The 99.99 % quantile is 34 for 10 characters and 66 for 30; a byte taken modulo 10 already gives 90.
      expect(chiSquare).toBeLessThan(characters.length === 10 ? 34 : 66);
    }
  },
);
