import { Kysely } from "kysely";
import pg from "pg";
import { camelCaseRows, SnakeCaseDialect } from "./camel-case.ts";
import type { DatabaseWatch } from "./database-watch.ts";
import { namingPool } from "./named-statements.ts";
import { connectCounted, notePool } from "./pool-figures.ts";
import { openPool } from "./postgres-pool.ts";

const int8 = 20;
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a JavaScript number`);
  return value;
});

/** Opens a pool of at most `max` connections; nothing is sent until the first query. */
export function openDatabase<Schema>(url: string, max = 10, watch?: DatabaseWatch): Kysely<Schema> {
  const pool = openPool(url, { max, watch });
  const use = { waits: 0, seconds: 0 };
  const dialect = new SnakeCaseDialect({ pool: namingPool(pool, () => connectCounted(pool, use)) });
  const db = new Kysely<Schema>({ dialect, plugins: [camelCaseRows] });
  notePool(db, pool, use);
  return db;
}
