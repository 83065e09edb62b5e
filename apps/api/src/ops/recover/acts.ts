import { incoming } from "../../infra/database/merge/differences.ts";
import { quoted, type Table } from "../../infra/database/merge/tables.ts";
import type { PostgresClient } from "../../infra/database/postgres-client.ts";

/** What an act of now has of its own: its time, its place among the others, and that it was recovered. */
const anew = ["at", "number", "seal", "details"];

/** An act is never dated back: it is one of now that says when it was done, and comes after those that are here. */
export async function takeOverActs(here: PostgresClient, table: Table): Promise<void> {
  const columns = table.columns.filter((column) => !anew.includes(column)).map(quoted);
  const name = quoted(table.name);
  await here.query(
    `insert into ${name} (${columns.join(", ")}, details)
     select ${columns.map((column) => `r.${column}`).join(", ")}, r.details || jsonb_build_object('recovered', r.at)
     from ${incoming(table)} i, jsonb_populate_record(null::${name}, i.body) r where i.missing order by r.at`,
  );
}
