import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../app.ts";
import { readPages } from "../../infra/read-pages.ts";
import { toEsim } from "./esim.ts";
import { findEsimsBefore } from "./esims.repository.ts";

/** All eSIMs of an e-mail with what installs them, in pages: they are the owner's. */
export async function* exportEsims(db: Db, email: string): AsyncGenerator<PersonalData["esims"]> {
  for await (const rows of readPages((before, limit) => findEsimsBefore(db, email, before, limit)))
    yield rows.map((row) => ({ ...toEsim(row), eid: row.eid }));
}
