import { expect, test } from "vitest";
import { readPhone, splitPhone } from "./phone-number.ts";

test.each([
  ["DZ", "0550 12 34 56", "+213550123456"],
  ["DZ", "550123456", "+213550123456"],
  ["FR", "06 12 34 56 78", "+33612345678"],
  ["DZ", "+33 6 12 34 56 78", "+33612345678"],
  ["", "+213 550 12 34 56", "+213550123456"],
])("%s %s is %s", async (country, typed, e164) => {
  expect(await readPhone(country, typed)).toEqual({ e164 });
});
test.each([
  ["DZ", "  ", "required"],
  ["", "0550123456", "phone_country_code_missing"],
  ["DZ", "12345", "invalid_phone"],
  ["FR", "0550 12 34 56 78 90", "invalid_phone"],
])("%j %j: %s", async (country, typed, fault) => {
  expect(await readPhone(country, typed)).toEqual({ fault });
});
test("a stored number is split into country and national number", async () => {
  expect(await splitPhone("+213550123456")).toEqual({ country: "DZ", number: "550123456" });
});
