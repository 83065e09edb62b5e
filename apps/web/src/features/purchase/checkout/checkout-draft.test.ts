import { beforeEach, expect, test } from "vitest";
import { noCompany } from "../../../domain/person/company.ts";
import { openStorage } from "../../../platform/storage/storage.ts";
import { firstValues, forgetTicks, keepDraft, typedBy } from "./checkout-draft.ts";
import type { CheckoutValues } from "./checkout-values.ts";

beforeEach(() => {
  for (const area of ["tab", "device"] as const)
    openStorage(area, { entries: () => [], write: () => {}, onChange: () => {} });
});

const wanted = [{ plan: "FR-1GB", quantity: 1 }];
const written = {
  email: "amel@example.com",
  name: "Amel",
  phoneCountry: "DZ",
  phoneNumber: "0550",
  country: "DZ",
  method: "cib",
  compatibility: true,
  terms: true,
  daysFromPaying: false,
  newsletter: false,
  forCompany: false,
  company: noCompany,
} as const satisfies CheckoutValues;
const keep = (changes: Partial<CheckoutValues>, by: string | null = null, typed = Object.keys(changes)) =>
  keepDraft({ ...written, ...changes }, wanted, { typed, by });

test("what was typed and ticked last is there again", () => {
  keep({});
  keep({ email: "corrected@example.com" });
  expect(firstValues("cib", wanted)).toEqual({ ...written, email: "corrected@example.com" });
});

test("ticks are for these plans, however many of them, and until they are bought", () => {
  keep({});
  expect(firstValues("cib", [{ plan: "FR-1GB", quantity: 3 }])).toMatchObject({ terms: true });
  expect(firstValues("cib", [{ plan: "TR-1GB", quantity: 1 }])).toMatchObject({
    terms: false,
    compatibility: false,
    email: "amel@example.com",
  });
  forgetTicks();
  expect(firstValues("cib", wanted)).toMatchObject({ terms: false, compatibility: false, name: "Amel" });
});

test("what a customer typed here stays over a reload, after which nothing was typed; another customer typed nothing", () => {
  keep({ email: "for-my-son@example.com" }, "amel@example.com");
  keep({ email: "for-my-son@example.com" }, "amel@example.com", []);
  expect(typedBy("amel@example.com")).toEqual(["email"]);
  expect([typedBy("other@example.com"), typedBy(null)]).toEqual([[], []]);
});
