import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lettersIn, lettersMissing, typingErrors } from "./typing-errors.ts";

describe("typing errors", () => {
  it.each([
    ["tunisie", "tunisie", 0],
    ["tunsie", "tunisie", 1],
    ["tunissie", "tunisie", 1],
    ["tunibie", "tunisie", 1],
    ["tunsiie", "tunisie", 1],
    ["tnuisei", "tunisie", 2],
    ["maroc", "tunisie", 3],
  ])("between %s and %s are %i at most", (typed, word, errors) => {
    expect(typingErrors(typed, word, 2).whole).toBe(errors);
  });

  it("are none when the word goes on", () => {
    expect(typingErrors("ista", "istanbul", 2)).toEqual({ whole: 3, prefix: 0 });
    expect(typingErrors("istnab", "istanbul", 2).prefix).toBe(1);
  });

  it("are the same in both directions", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(typingErrors(one, other, 3).whole).toBe(typingErrors(other, one, 3).whole);
      }),
    );
  });

  it("are never fewer than the kinds of letters that are missing", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdef"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (typed, other) => {
        const missing = lettersMissing(lettersIn(typed), lettersIn(other));
        expect(typingErrors(typed, other, 9).prefix).toBeGreaterThanOrEqual(missing);
      }),
    );
  });
});
