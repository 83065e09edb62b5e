import { type RawBuilder, sql } from "kysely";
import { snakeCase } from "./snake-case.ts";

/** Rows as a source in a statement, with the types of `table`'s columns: one parameter, however many they are. */
export const recordset = (table: string, rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(inSnakeCase))}::jsonb)`;

/** The columns that all of them name; of `source` where one is given. */
export const columnsOf = ([row = {}]: readonly object[], source?: string): RawBuilder<unknown> =>
  sql.join(Object.keys(row).map((name) => sql.ref(source ? `${source}.${name}` : name)));

const inSnakeCase = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
