import { Kysely } from "kysely";
import pg from "pg";
import { camelCaseRows, SnakeCaseDialect } from "./camel-case.ts";
import type { DatabaseWatch } from "./database-watch.ts";
import { namingPool } from "./named-statements.ts";
import { openPool } from "./postgres-pool.ts";

const int8 = 20;
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`bigint ${text} does not fit a JavaScript number`);
  return value;
});

/** Opens a pool of at most `max` connections; nothing is sent until the first query. */
export function openDatabase<Schema>(url: string, max = 10, watch?: DatabaseWatch): Kysely<Schema> {
  const pool = namingPool(openPool(url, { max, watch }));
  return new Kysely<Schema>({ dialect: new SnakeCaseDialect({ pool }), plugins: [camelCaseRows] });
}
