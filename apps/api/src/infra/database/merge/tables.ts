import pg from "pg";
import type { PostgresClient } from "../postgres-client.ts";

/** A table as the database describes it. */
export type Table = {
  name: string;
  columns: string[];
  key: string[];
  /** Those that the database numbers by itself. */
  numbered: string[];
  /** Those that refer to another row of the same table. */
  own: string[];
  /** Of the tables that it refers to: which column does. */
  refersTo: Record<string, string>;
};

export const quoted = pg.escapeIdentifier;

export async function readTables(here: PostgresClient): Promise<Map<string, Table>> {
  const { rows } = await here.query<Table>(
    `select c.relname as name,
       array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum) as columns,
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key,
       array(select attname::text from pg_attribute a where a.attrelid = c.oid and attidentity <> '') as numbered,
       array(select a.attname::text from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = c.oid) as own,
       (select coalesce(jsonb_object_agg(f.confrelid::regclass::text, a.attname), '{}')
         from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  return new Map(rows.map((table) => [table.name, table]));
}

/** How the rows of two databases are compared; presence: only whether they are there. */
export type Compared = "rows" | "history" | "presence";

/** What a row of `t` is told apart by: its key or, where that is but a number of its own database, all that it says. */
export function keyOf({ key, numbered }: Table, way: Compared): string {
  if (way !== "history")
    return `jsonb_build_array(${key.map((column) => `t.${quoted(column)}`).join(", ")})::text`;
  return `md5((to_jsonb(t) - ${pg.escapeLiteral(numbered[0] ?? "")})::text)`;
}
