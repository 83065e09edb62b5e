import { expect, test } from "vitest";
import { esimNameFault, tidyEsimName } from "./esim-name.ts";

test.each([
  ["Maman", undefined],
  [" هاتف أمي ", undefined],
  ["x".repeat(40), undefined],
  ["😀".repeat(40), undefined],
  [` ${"x".repeat(40)} `, undefined],
  ["x".repeat(41), "name_too_long"],
  ["", "required"],
  [" \t", "required"],
  ["two\nlines", "invalid"],
  ["nul\0", "invalid"],
])("%j as the name of an eSIM: %s", (typed, fault) => expect(esimNameFault(typed)).toBe(fault));

test("spaces around it are not part of it", () => expect(tidyEsimName("  Maman ")).toBe("Maman"));
