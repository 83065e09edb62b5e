import { expect, test } from "vitest";
import { daysFrom } from "./days.ts";

test("takes whole days from 1 to 90, in Latin or Arabic digits", () => {
  expect(daysFrom("1")).toBe(1);
  expect(daysFrom(" 90 ")).toBe(90);
  expect(daysFrom("١٥")).toBe(15);
});

test("refuses the rest", () => {
  for (const text of ["", "0", "91", "-3", "7.5", "seven", "1000"]) expect(daysFrom(text)).toBeUndefined();
});
