import { expect, test } from "vitest";
import { companyFault, tidyCompanyField } from "./company.ts";

test.each([
  ["taxNumber", "000 016 001 234 567", undefined],
  ["taxNumber", "٠٠٠٠١٦٠٠١٢٣٤٥٦٧", undefined],
  ["taxNumber", "00001600123456700000", undefined],
  ["taxNumber", "0000160012345", "invalid"],
  ["taxNumber", "00001600123456A", "invalid"],
  ["register", "16/00-0123456b19", undefined],
  ["register", "16 B 0123456", undefined],
  ["register", "SARL", "invalid"],
  ["taxArticle", "16123456789", undefined],
  ["taxArticle", "16", "invalid"],
  ["name", " ", "required"],
  ["name", "SARL\nDjurdjura", "invalid"],
  ["address", "12 rue Didouche Mourad, Alger", undefined],
  ["address", "x".repeat(201), "too_long"],
  ["address", "x", "too_short"],
] as const)("%s %j is %s", (field, typed, fault) => expect(companyFault(field, typed)).toBe(fault));

test("numbers are kept as authorities write them", () => {
  expect(tidyCompanyField("taxNumber", " ٠٠٠ ٠١٦ 001234567 ")).toBe("000016001234567");
  expect(tidyCompanyField("register", "16/00-0123456b19")).toBe("16/00-0123456B19");
});
