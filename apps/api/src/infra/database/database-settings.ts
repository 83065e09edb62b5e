import pg from "pg";
import { PostgresClient } from "./postgres-client.ts";

/**
 * Limits of every session of the shop. They are kept with the role in the database: settings sent with each connection
 * are refused by poolers.
 */
const settings = {
  statement_timeout: "15s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "15s",
};

/** Gives the limits to the role that `url` signs in as, in its database; new sessions have them. Any role may do so for itself. */
export async function saveSettings(url: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; kept: string[] | null }>(
      `select current_database() as name, (
         select setconfig from pg_db_role_setting
         where setrole = (select oid from pg_roles where rolname = current_user)
           and setdatabase = (select oid from pg_database where datname = current_database())) as kept`,
    );
    const [{ name, kept }] = rows as [{ name: string; kept: string[] | null }];
    for (const [setting, value] of Object.entries(settings)) {
      if (kept?.includes(`${setting}=${value}`)) continue;
      const database = pg.escapeIdentifier(name);
      await client.query(
        `alter role current_user in database ${database} set ${setting} = ${pg.escapeLiteral(value)}`,
      );
    }
  } finally {
    await client.end();
  }
}
