import type { Db } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { findTopUp } from "./top-ups.repository.ts";

export async function ownsTopUp(db: Db, id: string, caller: Caller | null): Promise<boolean> {
  return caller !== null && (await findTopUp(db, id))?.customerId === caller.customerId;
}
