import { type RawBuilder, sql } from "kysely";
import { withRequest } from "./asked-for.ts";
import type { JobDefinition } from "./jobs.ts";

/**
 * A part of a statement that enqueues a job for each of `data`, for each row of `facts`, which is another part of it: the
 * jobs exist exactly if the fact does. Fills the columns that the queue's own `insert` fills; a test compares the two.
 */
export function enqueued<Data extends object>(
  job: JobDefinition<Data>,
  facts: string,
  data: readonly Data[],
  { startAfterSeconds = 0 }: { startAfterSeconds?: number } = {},
): RawBuilder<unknown> {
  return sql`
    insert into jobs.job (name, data, priority, start_after, created_on, keep_until, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select q.name, wanted.data, 0, starts, now(), starts + q.retention_seconds * interval '1s', q.expire_seconds, q.deletion_seconds,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from ${sql.table(facts)}
    cross join jsonb_array_elements(${JSON.stringify(data.map(withRequest))}::jsonb) as wanted (data)
    cross join (select now() + make_interval(secs => ${startAfterSeconds}) as starts) as delay
    cross join jobs.queue q
    where q.name = ${job.name}
    returning case when start_after <= now() then pg_notify(${channel}, name) end`;
}

/** Where the queue's workers listen (pg-boss: `notifyChannelSql`). */
const channel = sql`'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)`;
