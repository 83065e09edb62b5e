import type { PostgresClient } from "../postgres-client.ts";
import { type Compared, keyOf, quoted, type Table } from "./tables.ts";

/** Rows that are read, sent or looked up at once. */
const batch = 5_000;

/** Where the second restore's rows of a table wait that are missing here or are different: `key`, `body`, `missing`. */
export const incoming = ({ name }: Table) => quoted(`incoming ${name}`);

/** The keys of all rows of a table in the second restore, each with what its row says, shortened. */
const all = ({ name }: Table) => quoted(`all ${name}`);

/**
 * Finds what the second restore has of a table and this database has not, or has otherwise, and lays it aside here until the transaction ends.
 * No row is read by this program: what is a number in the database stays one, however large.
 */
export async function findDifferences(
  here: PostgresClient,
  beside: PostgresClient,
  table: Table,
  way: Compared,
): Promise<void> {
  const rows = `select ${keyOf(table, way)} as key, md5(to_jsonb(t)::text) as digest from ${quoted(table.name)} t`;
  await here.query(`create temp table ${all(table)} (key text, digest text) on commit drop`);
  for await (const read of inBatches(beside, rows))
    await here.query(`insert into ${all(table)} select * from unnest($1::text[], $2::text[])`, [
      read.map(({ key }) => key),
      read.map(({ digest }) => digest),
    ]);
  await here.query(`analyze ${all(table)}`);
  const differs = way === "rows" ? "h.digest is distinct from d.digest" : "h.key is null";
  await here.query(
    `create temp table ${incoming(table)} on commit drop as
       select distinct d.key, h.key is null as missing, null::jsonb as body
       from ${all(table)} d left join (${rows}) h using (key) where ${differs}`,
  );
  await fetchBodies(here, beside, table, way);
}

async function fetchBodies(here: PostgresClient, beside: PostgresClient, table: Table, way: Compared) {
  const wanted = await incomingKeys(here, table);
  const key = keyOf(table, way);
  for (let start = 0; start < wanted.length; start += batch) {
    const keys = wanted.slice(start, start + batch);
    const { rows } = await beside.query<{ key: string; body: string }>(
      `select distinct on (1) ${key} as key, to_jsonb(t)::text as body from ${quoted(table.name)} t where ${key} = any ($1)`,
      [keys],
    );
    await here.query(
      `update ${incoming(table)} i set body = b.body::jsonb
       from unnest($1::text[], $2::text[]) b (key, body) where b.key = i.key`,
      [rows.map((row) => row.key), rows.map((row) => row.body)],
    );
  }
}

export async function incomingKeys(here: PostgresClient, table: Table): Promise<string[]> {
  const { rows } = await here.query<{ key: string }>(`select key from ${incoming(table)}`);
  return rows.map(({ key }) => key);
}

/** Keys of rows of `table` about which `history` says something here that the second restore does not know: somebody was at work since. */
export async function keepWorkedOn(here: PostgresClient, table: Table, history: Table): Promise<string[]> {
  const column = quoted(history.refersTo[table.name] ?? "");
  const { rows } = await here.query<{ key: string }>(
    `delete from ${incoming(table)} where not missing and key in (
       select jsonb_build_array(t.${column})::text from ${quoted(history.name)} t
       where not exists (select from ${all(history)} a where a.key = ${keyOf(history, "history")}))
     returning key`,
  );
  return rows.map(({ key }) => key);
}

/** Which rows of before `from` are here and were deleted there. */
export async function findDeleted(here: PostgresClient, table: Table, from: Date): Promise<string[]> {
  const key = keyOf(table, "rows");
  const { rows } = await here.query<{ key: string }>(
    `select ${key} as key from ${quoted(table.name)} t where created_at < $1 and not exists (select from ${all(table)} a where a.key = ${key})`,
    [from],
  );
  return rows.map((row) => row.key);
}

export async function countIncoming(here: PostgresClient, table: Table) {
  const { rows } = await here.query<{ missing: number; different: number }>(
    `select count(*) filter (where missing)::int as missing, count(*) filter (where not missing)::int as different
     from ${incoming(table)}`,
  );
  return rows[0] as { missing: number; different: number };
}

async function* inBatches(beside: PostgresClient, select: string) {
  await beside.query(`declare reading no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await beside.query<{ key: string; digest: string }>(`fetch ${batch} from reading`);
    if (rows.length === 0) break;
    yield rows;
  }
  await beside.query("close reading");
}

/** These are there by now, or are not wanted. */
export async function dropIncoming(here: PostgresClient, table: Table, keys: string[]): Promise<void> {
  await here.query(`delete from ${incoming(table)} where key = any ($1)`, [keys]);
}
