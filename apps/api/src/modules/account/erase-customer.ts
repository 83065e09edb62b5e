import type { Tx } from "../../database.ts";
import { type Customer, deleteCustomer } from "../customers/index.ts";
import { deleteCodesOf, deleteCountersOf } from "../sign-in/index.ts";

/** Removes a customer whose account is locked. Sessions, devices and consents go with the row. */
export async function eraseCustomer(secretKey: string, tx: Tx, { id, email }: Customer): Promise<void> {
  await deleteCodesOf(tx, email);
  await deleteCountersOf(secretKey, tx, email);
  await deleteCustomer(tx, id);
}
