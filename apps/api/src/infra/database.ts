import { CamelCasePlugin, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";

const int8 = 20;
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a JavaScript number`);
  return value;
});

/** Names are camelCase in TypeScript and snake_case in SQL. What stands within a jsonb value is left as it is. */
const names = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Opens a pool of at most `max` connections; nothing is sent until the first query. */
export function openDatabase<Schema>(url: string, max = 10): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "rihla",
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // An idle connection that the server closes (restart, failover) is replaced by the pool; it must not end the process.
  pool.on("error", () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [names] });
}

/** Whether the database answers and has been migrated. */
export async function isReachable<Schema>(db: Kysely<Schema>): Promise<boolean> {
  try {
    await sql`select 1 from migration limit 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
