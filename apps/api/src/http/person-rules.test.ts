import { billing, email, esimName, type FieldErrorCode, personCountry, personName } from "@rihla/contract";
import { everyCountry } from "@rihla/contract/rules/countries";
import { esimNameFault } from "@rihla/contract/rules/esim-name";
import { emailFault, nameFault, tidyEmail } from "@rihla/contract/rules/person";
import { phoneFault, readPhone } from "@rihla/contract/rules/phone";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ZodMiniType } from "zod/mini";
import type { Refusal } from "../refusal.ts";
import { parseInput } from "./parse-input.ts";

/** What the API says of a text; undefined when it takes it. */
function saidBy(schema: ZodMiniType, text: string): FieldErrorCode | undefined {
  try {
    parseInput(schema, text);
    return undefined;
  } catch (error) {
    return (error as Refusal).details.errors?.[0]?.code;
  }
}

const piece = fc.oneof(
  fc.constantFrom(
    "a",
    "B",
    "é",
    "ع",
    "7",
    "٧",
    ".",
    "..",
    "-",
    "_",
    "+",
    "'",
    "@",
    " ",
    "\t",
    "\n",
    "\0",
    "\u200f",
    "😀",
  ),
  fc.constantFrom("yacine", "x.dz", "@example.dz", "+213", "0550123456", "55 12 34 56"),
);
const typed = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
  fc.string(),
);

describe("the browser and the API say the same", () => {
  it.each<[string, ZodMiniType, (text: string) => FieldErrorCode | undefined]>([
    ["an e-mail address", email, emailFault],
    ["a name", personName, nameFault],
    ["an eSIM's name", esimName, esimNameFault],
    ["a phone number", billing.shape.phone, phoneFault],
  ])("of %s, whatever is typed", (_what, schema, faultOf) => {
    fc.assert(
      fc.property(typed, (text) => {
        // A text with a NUL is refused before any rule is asked, with whatever else may be wrong with it.
        if (text.includes("\0"))
          expect([saidBy(schema, text), faultOf(text) !== undefined]).toEqual(["invalid", true]);
        else expect(saidBy(schema, text)).toBe(faultOf(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("an e-mail address", () => {
  it.each([
    "yacine@example.dz",
    " A.b+c@Mail.example.com ",
    "o'hara@x-y.dz",
    "_@x.museum",
    `${"x".repeat(64)}@x.dz`,
  ])("%j is taken", (text) => {
    expect(emailFault(text)).toBeUndefined();
    expect(parseInput(email, text)).toBe(tidyEmail(text));
  });

  it.each([
    "yacine",
    "yacine@",
    "@example.dz",
    "yacine@example",
    "ya cine@example.dz",
    "y@ex..dz",
    "a..b@x.dz",
    ".a@x.dz",
    "a.@x.dz",
    "a@-x.dz",
    "a@x.d",
    "a@x.dz\nb",
    `${"x".repeat(65)}@x.dz`,
    `${"x".repeat(60)}@${"y.".repeat(100)}dz`,
  ])("%j is none", (text) => expect(emailFault(text)).toBe("invalid_email"));

  it("is asked for", () => expect(emailFault("  ")).toBe("required"));
});

describe("a name", () => {
  it.each([
    ["", "required"],
    [" ", "required"],
    ["A", "name_too_short"],
    ["Al", undefined],
    ["أمل حداد", undefined],
    ["x".repeat(49), undefined],
    [` ${"x".repeat(49)} `, undefined],
    ["x".repeat(50), "name_too_long"],
    ["Amel\0Haddad", "invalid"],
    ["Amel\nHaddad", "invalid"],
  ])("%j: %s", (name, fault) => expect(nameFault(name)).toBe(fault));
});

describe("a country", () => {
  it("is one that there is", () => {
    expect(everyCountry).toHaveLength(249);
    for (const code of ["DZ", "PS", "EH"]) expect(saidBy(personCountry, code)).toBeUndefined();
    for (const code of ["ZZ", "XX", "EU", "UK", "dz", "D", ""])
      expect(saidBy(personCountry, code)).toBe("invalid_country");
  });
});

describe("a phone number", () => {
  it.each([
    ["DZ", "021 12 34 56", "+21321123456"],
    ["DZ", "0551 23 45 67", "+213551234567"],
    ["DZ", "0 31 92 12 34", "+21331921234"],
    ["TN", "71 123 456", "+21671123456"],
    ["FR", "01 42 68 53 00", "+33142685300"],
    ["DE", "030 123456", "+4930123456"],
    ["IT", "06 1234 5678", "+390612345678"],
    ["ES", "912 34 56 78", "+34912345678"],
  ])("of %s may be of a desk or of a pocket: %s", (country, typed, e164) => {
    expect(readPhone(country, typed)).toEqual({ e164 });
    expect(saidBy(billing.shape.phone, e164)).toBeUndefined();
  });

  it.each(["+213111111111", "+213333333333", "+21355123456", "+3312", "+999123456789"])(
    "%s is nobody's",
    (text) =>
      expect([phoneFault(text), saidBy(billing.shape.phone, text)]).toEqual(Array(2).fill("invalid_phone")),
  );

  it("is kept in one form, however it was written", () => {
    expect(parseInput(billing.shape.phone, " +213 (0)550 12-34-56 ")).toBe("+213550123456");
  });
});
