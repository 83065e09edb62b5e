import { expect, test } from "vitest";
import { billedByPhone } from "./billed-by-phone.ts";

test.each([
  ["an Algerian number and nothing said", { country: "", phoneCountry: "DZ", followed: "DZ" }, true],
  ["an Algerian number and Algeria", { country: "DZ", phoneCountry: "DZ", followed: "DZ" }, true],
  ["a number that became French", { country: "DZ", phoneCountry: "FR", followed: "DZ" }, true],
  [
    "an Algerian number of who is known to live in France",
    { country: "FR", phoneCountry: "DZ", followed: "DZ" },
    false,
  ],
  ["a number of a country where no bill goes", { country: "DZ", phoneCountry: "CA", followed: "DZ" }, false],
])("the bill's country follows the phone's: %s", (_what, countries, follows) => {
  expect(billedByPhone(countries)).toBe(follows);
});
