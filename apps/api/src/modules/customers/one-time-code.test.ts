import { expect, test } from "vitest";
import { newId } from "../../infra/ids.ts";
import { alphabets, deriveCode, isRightCode } from "./one-time-code.ts";
import { strengths } from "./sign-in-limits.ts";

const key = "k".repeat(32);
const [shortCode, , , longCode] = strengths;

test("the same row always has the same code", () => {
  const id = newId();
  expect(deriveCode(key, id, shortCode)).toBe(deriveCode(key, id, shortCode));
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
  expect(isRightCode(key, id, shortCode, code)).toBe(true);
  expect(isRightCode(key, id, shortCode, `${code}0`)).toBe(false);
  expect(isRightCode(key, id, shortCode, "")).toBe(false);
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
