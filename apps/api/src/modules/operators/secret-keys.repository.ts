import { sql } from "kysely";
import type { Db } from "../../database.ts";

export type KeyUse = { name: string; since: Date | null };

/** Notes that a key is in use, the first of all as in use for ever. Gives all that ever were, the newest first. */
export async function noteKeyUse(db: Db, name: string): Promise<KeyUse[]> {
  await sql`insert into secret_key_use (name, since)
    select ${name}, case when exists (select from secret_key_use) then now() end
    on conflict do nothing`.execute(db);
  return db.selectFrom("secretKeyUse").selectAll().orderBy(sql`since desc nulls last`).execute();
}
