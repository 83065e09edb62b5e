import type { Recharge } from "@rihla/contract";
import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { findOwnEsim } from "../esims/index.ts";
import { toRecharge } from "./recharge.ts";
import { findRechargesOfEsim } from "./recharges.repository.ts";

export async function listRecharges(db: Db, caller: Caller, esimId: string): Promise<Recharge[]> {
  if (!(await findOwnEsim(db, esimId, caller.email))) throw new Refusal("not_found");
  return (await findRechargesOfEsim(db, esimId)).map(toRecharge);
}
