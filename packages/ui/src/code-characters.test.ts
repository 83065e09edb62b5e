import { describe, expect, test } from "vitest";
import { fitInto, keepCodeCharacters, matchesCode } from "./code-characters.ts";

describe("a one-time code", () => {
  test("keeps digits only, whichever keyboard typed them", () => {
    expect(keepCodeCharacters("1a 2٣۴", "digits")).toBe("1234");
  });
  test("keeps letters in capitals where the code has letters", () => {
    expect(keepCodeCharacters("a1-b2", "letters-and-digits")).toBe("A1B2");
  });
  test("a character typed into full boxes replaces the next one; at the end it is too many", () => {
    expect(fitInto(4, "19234", 2)).toBe("1934");
    expect(fitInto(4, "12349", 5)).toBe("1234");
    expect(fitInto(4, "123", 3)).toBe("123");
  });
  test.each(["1234", " 12 34 ", "12-34", "١٢٣٤"])("takes the pasted text %j", (text) => {
    expect(matchesCode(text, "digits", 4)).toBe(true);
  });
  test.each(["12a4", "123", "12345", "", "Your code: 1234"])("refuses the pasted text %j", (text) => {
    expect(matchesCode(text, "digits", 4)).toBe(false);
  });
});
