import type { User } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { toUser } from "./customer.ts";
import { findCustomer } from "./customers.repository.ts";

export async function readProfile(db: Db, { customerId }: { customerId: string }): Promise<User> {
  const customer = await findCustomer(db, customerId);
  // Deleted between the check of the token and now.
  if (!customer) throw new Refusal("unauthenticated");
  return toUser(customer);
}
