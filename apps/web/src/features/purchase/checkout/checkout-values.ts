import type { PaymentMethod, User } from "@rihla/contract";
import type { TypedCompany } from "../../../domain/person/company.ts";

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
  daysFromPaying: boolean;
  newsletter: boolean;
  forCompany: boolean;
  company: TypedCompany;
};

export type Typed = Pick<CheckoutValues, "email" | "name" | "phoneCountry" | "phoneNumber" | "country">;
export type Ticks = Pick<CheckoutValues, "compatibility" | "terms" | "daysFromPaying" | "newsletter">;

/** What the shop knows of a signed-in customer, where it knows it. */
export function knownOf(user: User): Partial<Typed> {
  const known = { email: user.email, name: user.name ?? "", country: user.country ?? "" };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ""));
}
