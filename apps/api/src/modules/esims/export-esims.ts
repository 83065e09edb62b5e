import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import { toEsim } from "./esim.ts";
import { findEsimsBefore } from "./esims.repository.ts";
import { findFailuresOf } from "./returns/failures.repository.ts";

/** All eSIMs of an e-mail with what installs them, in pages: they are the owner's. */
export async function* exportEsims(db: Db, email: string): AsyncGenerator<PersonalData["esims"]> {
  for await (const rows of readPages((before, limit) => findEsimsBefore(db, email, before, limit)))
    yield await withReports(db, rows);
}

/** What its owner wrote of one that did not work, too. */
async function withReports(
  db: Db,
  rows: Awaited<ReturnType<typeof findEsimsBefore>>,
): Promise<PersonalData["esims"]> {
  const failures = await findFailuresOf(
    db,
    rows.map(({ id }) => id),
  );
  const of = new Map(failures.map((one) => [one.esimId, one]));
  return rows.map((row) => {
    const failure = of.get(row.id);
    const reported = failure && {
      what: failure.what,
      said: failure.said,
      state: failure.status,
      at: failure.createdAt.toISOString(),
    };
    return { ...toEsim(row), eid: row.eid, failure: reported ?? null };
  });
}
