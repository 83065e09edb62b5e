import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { findTopUp, findTopUpByNumber, type TopUpRow } from "./top-ups.repository.ts";

export async function ownsTopUp(db: Db, id: string, caller: Caller | null): Promise<boolean> {
  return caller !== null && (await findTopUp(db, id))?.customerId === caller.customerId;
}

/** A customer's by its number; for everybody else it does not exist. */
export async function findOwnTopUp(
  db: Db,
  number: string,
  { customerId }: Caller,
): Promise<TopUpRow | undefined> {
  const topUp = await findTopUpByNumber(db, number);
  return topUp?.customerId === customerId ? topUp : undefined;
}
