import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../app.ts";
import { toEsim } from "./esim.ts";
import { findEsimsOf } from "./esims.repository.ts";

/** All eSIMs of an e-mail with what installs them: they are the owner's. */
export async function exportEsims(db: Db, email: string): Promise<PersonalData["esims"]> {
  const rows = await findEsimsOf(db, email);
  return rows.map((row) => ({ ...toEsim(row), eid: row.eid }));
}
