import { expect, test } from "vitest";
import { maskedCard } from "./masked-card.ts";

test.each([
  ["7215", "7215"],
  ["15", "15"],
  ["", ""],
  ["07215", "xxx7215"],
  ["628058****7215", "xxx7215"],
  ["6280581110007215", "xxx7215"],
])("of %s %s is left", (number, masked) => {
  expect(maskedCard(number)).toBe(masked);
});
