import type { PostgresClient } from "../../infra/database/postgres-client.ts";
import { schema } from "../../infra/jobs/jobs.ts";

const job = `${schema}.job`;

/** Lays aside the work that waited there, or was being done, and of which this database's queue knows nothing. Gives how much it is. */
export async function findWaitingJobs(here: PostgresClient, beside: PostgresClient): Promise<number> {
  const { rows: waiting } = await beside.query<{ body: string }>(
    `select to_jsonb(j)::text as body from ${job} j where state in ('created', 'retry', 'active')`,
  );
  await here.query("create temp table waiting_job (body jsonb) on commit drop");
  const { rowCount } = await here.query(
    `insert into waiting_job select b.body::jsonb from unnest($1::text[]) b (body)
     where not exists (select from ${job} k where k.name = b.body::jsonb ->> 'name' and k.id = (b.body::jsonb ->> 'id')::uuid)`,
    [waiting.map(({ body }) => body)],
  );
  return rowCount ?? 0;
}

/** Nobody is at it any more: what was being done is done again, as after the end of a worker. Each job can be done twice. */
export async function takeOverJobs(here: PostgresClient): Promise<void> {
  await here.query(
    `insert into ${job} select (jsonb_populate_record(null::${job}, body ||
       case body ->> 'state' when 'active' then '{"state": "retry", "started_on": null, "heartbeat_on": null}' else '{}' end::jsonb)).*
     from waiting_job on conflict do nothing`,
  );
}
