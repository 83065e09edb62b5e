import type { PostgresClient } from "../postgres-client.ts";
import { incoming } from "./differences.ts";
import { keyOf, quoted, type Table } from "./tables.ts";

type Part = { keys?: string[] };

/** What was laid aside of a table is written: all of it, or of these keys. */
export async function takeOver(
  here: PostgresClient,
  table: Table,
  way: "rows" | "history",
  { keys }: Part = {},
): Promise<void> {
  const later = (column: string) => table.own.includes(column);
  // What differs first: a payment that has ended makes room for the next. What refers to rows of its own table last.
  if (way === "rows") await update(here, table, (column) => !later(column), keys);
  await insert(here, table, way, keys);
  if (way === "rows" && table.own.length > 0) await update(here, table, later, keys);
}

async function insert(
  here: PostgresClient,
  table: Table,
  way: "rows" | "history",
  keys: string[] | undefined,
) {
  const columns = table.columns
    .filter((column) => way === "rows" || !table.numbered.includes(column))
    .map(quoted);
  const name = quoted(table.name);
  await here.query(
    `insert into ${name} (${columns.join(", ")}) overriding system value
     select ${columns.map((column) => `r.${column}`).join(", ")}
     from ${incoming(table)} i, jsonb_populate_record(null::${name}, i.body) r
     where i.missing and ($1::text[] is null or i.key = any ($1)) order by i.body ->> 'at', i.key`,
    [keys ?? null],
  );
  if (way === "rows")
    for (const column of table.numbered)
      await here.query(
        `select setval(pg_get_serial_sequence($1, $2), (select max(${quoted(column)}) from ${name}))
         where exists (select from ${name})`,
        [name, column],
      );
}

/** Only columns that differ are named: the database's guards stand on columns. */
async function update(
  here: PostgresClient,
  table: Table,
  which: (column: string) => boolean,
  keys: string[] | undefined,
): Promise<void> {
  const [name, key] = [quoted(table.name), keyOf(table, "rows")];
  const { rows } = await here.query<{ columns: string[]; keys: string[] }>(
    `select columns, array_agg(key) as keys from (
       select i.key, array(
         select c from jsonb_object_keys(i.body) c where i.body -> c is distinct from to_jsonb(t) -> c order by c) as columns
       from ${incoming(table)} i join ${name} t on ${key} = i.key
       where not i.missing and ($1::text[] is null or i.key = any ($1))) d
     group by columns`,
    [keys ?? null],
  );
  for (const { columns, keys: those } of rows) {
    const set = columns.filter(which).map((column) => `${quoted(column)} = r.${quoted(column)}`);
    if (set.length > 0)
      await here.query(
        `update ${name} t set ${set.join(", ")} from ${incoming(table)} i, jsonb_populate_record(null::${name}, i.body) r
         where ${key} = i.key and i.key = any ($1)`,
        [those],
      );
  }
}

export async function deleteRows(here: PostgresClient, table: Table, keys: string[]): Promise<void> {
  await here.query(`delete from ${quoted(table.name)} t where ${keyOf(table, "rows")} = any ($1)`, [keys]);
}
