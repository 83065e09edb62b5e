import type { PaymentMethod, User } from "@rihla/contract";

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
const key = "checkout-draft";
const blank: Draft = { email: "", name: "", phoneCountry: "DZ", phoneNumber: "", country: "DZ" };

/** Coming back from the bank, or reloading, must not mean typing again; consents are given anew each time. */
export function firstValues(method: PaymentMethod): CheckoutValues {
  return { ...blank, ...readDraft(), method, compatibility: false, terms: false, newsletter: false };
}

export function keepDraft({ email, name, phoneCountry, phoneNumber, country }: CheckoutValues): void {
  sessionStorage.setItem(
    key,
    JSON.stringify({ email, name, phoneCountry, phoneNumber, country } satisfies Draft),
  );
}

function readDraft(): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Draft>;
  } catch {
    return {};
  }
}

/** What the shop knows of a signed-in customer, where it knows it. */
export function knownOf(user: User): Partial<Draft> {
  const known = { email: user.email, name: user.name ?? "", country: user.country ?? "" };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ""));
}
