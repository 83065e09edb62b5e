import { incoming } from "../../infra/database/merge/differences.ts";
import { quoted, type Table } from "../../infra/database/merge/tables.ts";
import type { PostgresClient } from "../../infra/database/postgres-client.ts";

/** An act is never dated back: it is one of now that says when it was done. */
export async function takeOverActs(here: PostgresClient, table: Table): Promise<void> {
  const columns = table.columns.filter((column) => column !== "at" && column !== "details").map(quoted);
  const name = quoted(table.name);
  await here.query(
    `insert into ${name} (${columns.join(", ")}, details)
     select ${columns.map((column) => `r.${column}`).join(", ")}, r.details || jsonb_build_object('recovered', r.at)
     from ${incoming(table)} i, jsonb_populate_record(null::${name}, i.body) r where i.missing order by r.at`,
  );
}
