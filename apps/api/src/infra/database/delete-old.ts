import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

const batch = 5_000;

/**
 * Deletes the rows of which `isOld` is true, so many at a time: however much has piled up, no statement runs into the
 * limit of its time, and none holds the table for long.
 */
export async function deleteOld(
  db: QueryExecutorProvider,
  table: string,
  isOld: RawBuilder<unknown>,
): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${batch}))`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}
