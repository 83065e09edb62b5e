import { sql } from "kysely";
import type { Db } from "../../../database.ts";

/** Something that happened to an order. */
export type Step = { at: Date; where: string; what: string; request: string | null };

/** What names an order in logs and jobs: its number, and the ids of it, its payments, refunds, eSIMs and top-ups of these. */
export async function findNamesOf(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select number as name from customer_order where id = ${orderId}
    union all select id::text from customer_order where id = ${orderId}
    union all select id::text from payment where order_id = ${orderId}
    union all select r.id::text from refund r join payment p on p.id = r.payment_id where p.order_id = ${orderId}
    union all select id::text from esim where order_id = ${orderId}
    union all select id::text from recharge where order_id = ${orderId}`.execute(db);
  return rows.map(({ name }) => name);
}

export type NamingJob = Step & { id: string };

/** Jobs about one of `names`, as long as the queue keeps them. */
export async function findJobsNaming(db: Db, names: readonly string[]): Promise<NamingJob[]> {
  const { rows } = await sql<NamingJob>`
    select j.id, case when j.state < 'active' then j.start_after else coalesce(j.completed_on, j.started_on) end as at,
      'job ' || j.name as "where", case when j.state < 'active' then 'waits' else j.state::text end as what,
      j.data ->> 'reqId' as request
    from jobs.job j
    where exists (select from jsonb_each_text(j.data) d where d.value = any(${names}))`.execute(db);
  return rows;
}
