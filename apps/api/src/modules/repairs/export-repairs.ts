import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import { findRepairsBefore } from "./repairs.repository.ts";

/** What was done about this owner's eSIMs that could not be used any more, in pages. */
export async function* exportRepairs(db: Db, email: string): AsyncGenerator<PersonalData["repairs"]> {
  for await (const rows of readPages((before, limit) => findRepairsBefore(db, email, before, limit)))
    yield rows.map(({ id, kind, amount, currency, createdAt }) => ({
      esim: id,
      kind,
      amount: { amount, currency },
      at: createdAt.toISOString(),
    }));
}
