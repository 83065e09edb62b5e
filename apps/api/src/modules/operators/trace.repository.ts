import { sql } from "kysely";
import type { Db } from "../../database.ts";

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

/** What the database has noted of an order, its payments, refunds and eSIMs. */
export async function findNotedSteps(db: Db, orderId: string): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select at, 'order' as "where", concat_ws(': ', to_status, reason) as what, null as request
      from order_history where order_id = ${orderId}
    union all select h.at, 'payment ' || p.id, concat_ws(': ', h.to_status, h.reason), null
      from payment_history h join payment p on p.id = h.payment_id where p.order_id = ${orderId}
    union all select h.at, 'eSIM ' || e.id, concat_ws(': ', h.to_provisioning, h.reason), null
      from esim_history h join esim e on e.id = h.esim_id where e.order_id = ${orderId}
    union all select t.at, 'mail', t.what, null
      from returned_mail m
      cross join lateral (values (m.returned_at, 'came back'), (m.dealt_with_at, 'dealt with')) as t (at, what)
      where m.order_id = ${orderId} and t.at is not null
    union all select t.at, 'refund ' || r.id, t.what || ', ' || r.amount || ' ' || p.currency || ', ' || r.cause, null
      from refund r join payment p on p.id = r.payment_id
      cross join lateral (values (r.created_at, 'asked for'), (r.sent_at, 'sent'), (r.done_at, 'done')) as t (at, what)
      where p.order_id = ${orderId} and t.at is not null`.execute(db);
  return rows;
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
