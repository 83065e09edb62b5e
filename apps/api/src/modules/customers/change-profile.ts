import type { ParsedBodyOf, User } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import { offeredCurrencies } from "@rihla/i18n";
import type { Db } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { toUser } from "./customer.ts";
import { updateCustomer } from "./customers.repository.ts";

type Who = { customerId: string };

/** Changes what was given and leaves the rest. E-mail and phone are not changed here. */
export function changeProfile(db: Db, who: Who, change: ParsedBodyOf<"PATCH /auth/me">): Promise<User> {
  return update(db, who, change);
}

/** Keeps a company for the next orders, or forgets it. */
export async function changeCompany(
  db: Db,
  { customerId }: Who,
  company: Company | null,
): Promise<Company | null> {
  const customer = await updateCustomer(db, customerId, { company });
  if (!customer) throw new Refusal("unauthenticated");
  return customer.company;
}

export async function changePreferences(
  db: Db,
  who: Who,
  preferences: ParsedBodyOf<"PUT /auth/me/preferences">,
): Promise<User["preferences"]> {
  if (!offeredCurrencies.includes(preferences.currency))
    throw new Refusal("invalid_input", { errors: [{ path: "currency", code: "invalid_currency" }] });
  return (await update(db, who, preferences)).preferences;
}

async function update(
  db: Db,
  { customerId }: Who,
  values: Parameters<typeof updateCustomer>[2],
): Promise<User> {
  const customer = await updateCustomer(db, customerId, values);
  // Deleted between the check of the token and now.
  if (!customer) throw new Refusal("unauthenticated");
  return toUser(customer);
}
