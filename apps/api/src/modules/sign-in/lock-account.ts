import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { type Customer, lockCustomer } from "../customers/index.ts";
import { codePurposes } from "./one-time-code.ts";
import { lockHolder } from "./one-time-codes.repository.ts";

/**
 * Holds everything of a customer to the end of the transaction: first the e-mail, which signing in and asking for a
 * code hold too, then the customer, whom devices hold. Undefined when the customer is gone.
 */
export async function lockAccount(tx: Tx, { customerId, email }: Caller): Promise<Customer | undefined> {
  for (const purpose of codePurposes) await lockHolder(tx, { email, purpose });
  return lockCustomer(tx, customerId);
}
