import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DatabaseWatch } from "./database-watch.ts";
import { openPool } from "./postgres-pool.ts";

const int8 = 20;
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a JavaScript number`);
  return value;
});

/** Names are camelCase in TypeScript and snake_case in SQL. What stands within a jsonb value is left as it is. */
const names = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Opens a pool of at most `max` connections; nothing is sent until the first query. */
export function openDatabase<Schema>(url: string, max = 10, watch?: DatabaseWatch): Kysely<Schema> {
  const pool = openPool(url, { max, watch });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [names] });
}
