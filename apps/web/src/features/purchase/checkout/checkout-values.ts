import type { PaymentMethod, User } from "@rihla/contract";
import { json, stored } from "../../../platform/storage/storage.ts";

/** What the form holds. The phone stays in two parts until it is sent. */
export type CheckoutValues = {
  email: string;
  name: string;
  phoneCountry: string;
  phoneNumber: string;
  country: string;
  method: PaymentMethod;
  compatibility: boolean;
  terms: boolean;
  newsletter: boolean;
};

type Draft = Pick<CheckoutValues, "email" | "name" | "phoneCountry" | "phoneNumber" | "country">;
const blank: Draft = { email: "", name: "", phoneCountry: "DZ", phoneNumber: "", country: "DZ" };
const kept = stored("tab", "checkout-draft", json(asDraft));
/** Name, phone and country for the next purchase, of guests too; the e-mail ends with its tab. */
const remembered = stored("device", "billing", json(asDraft));

/** Coming back from the bank, or reloading, must not mean typing again; consents are given anew each time. */
export function firstValues(method: PaymentMethod | undefined): Partial<CheckoutValues> {
  return {
    ...blank,
    ...remembered.read(),
    ...kept.read(),
    method,
    compatibility: false,
    terms: false,
    newsletter: false,
  };
}

export function keepDraft({ email, name, phoneCountry, phoneNumber, country }: CheckoutValues): void {
  kept.write({ email, name, phoneCountry, phoneNumber, country });
  remembered.write({ email: "", name, phoneCountry, phoneNumber, country });
}

/** Nothing but texts may reach the form. */
function asDraft(value: unknown): Draft | undefined {
  const texts = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([name, written]) => name in blank && typeof written === "string",
  );
  return { ...blank, ...Object.fromEntries(texts) };
}

/** What the shop knows of a signed-in customer, where it knows it. */
export function knownOf(user: User): Partial<Draft> {
  const known = { email: user.email, name: user.name ?? "", country: user.country ?? "" };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ""));
}
