import type { StorySubject } from "@rihla/contract/admin";
import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Executor } from "../../../database.ts";

/** Something that happened to an order, as the database has noted it. */
export type StoryRow = {
  at: Date;
  on: StorySubject;
  /** Of the payment, refund, dispute, eSIM, top-up or proposal; of an act, what was acted upon. */
  id: string | null;
  state: string;
  /** Of a mail or push its kind; of anything else why, in English as it was written. */
  note: string | null;
  /** Minor units. */
  amount: number | null;
  currency: string | null;
  who: string | null;
  /** The number of another order that bought the top-up. */
  otherOrder: string | null;
};

/** More than any order has that a person would still read. */
const most = 500;

/** All of it in one statement, the newest first. Texts of chats and mails are not kept with it. */
export async function findStory(db: Executor, orderId: string): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    with o as (select id, number, email, created_at from customer_order where id = ${orderId}),
      p as (select id, currency from payment where order_id = ${orderId}),
      e as (select id from esim where order_id = ${orderId}),
      t as (select id, order_id, order_number from recharge where order_id = ${orderId}
        union select r.id, r.order_id, r.order_number from recharge r join e on e.id = r.esim_id),
      r as (select r.*, p.currency from refund r join p on p.id = r.payment_id),
      d as (select d.id, d.reference, d.amount, d.currency from dispute d join p on p.id = d.payment_id),
      named as (select number as name from o union all select id::text from o union all select id::text from p
        union all select id::text from e union all select id::text from r
        union all select id::text from d
        union all select id::text from t where order_id = ${orderId}),
      c as (select c.id from customer c join o on o.email = c.email)
    select at, 'order' as "on", null::text as id, to_status as state, reason as note, null::bigint as amount, null::text as currency,
        null::text as who, null::text as other_order
      from order_history where order_id = ${orderId}
    union all select h.at, 'payment', p.id::text, h.to_status, h.reason, null, null, null, null
      from payment_history h join p on p.id = h.payment_id
    union all select h.at, 'esim', e.id::text, h.to_provisioning, h.reason, null, null, null, null
      from esim_history h join e on e.id = h.esim_id
    union all select s.at, 'esim', e.id::text, s.status, s.said_state, null, null, null, null
      from esim_status_change s join e on e.id = s.esim_id
    union all select h.at, 'top-up', t.id::text, h.to_status, h.reason, null, null, null,
        case when t.order_id = ${orderId} then null else t.order_number end
      from recharge_history h join t on t.id = h.recharge_id
    union all select m.at, 'mail', null, m.state, m.kind, null, null, null, null
      from sent_mail m join o on o.number = m.order_number
    union all select w.at, 'mail', null, w.what, null, null, null, null, null
      from returned_mail m cross join lateral (values (m.returned_at, 'came back'), (m.dealt_with_at, 'dealt with')) w (at, what)
      where m.order_id = ${orderId} and w.at is not null
    union all select w.at, 'refund', r.id::text, w.what, r.cause, r.amount, r.currency, null, null
      from r cross join lateral (values (r.created_at, 'asked for'), (r.sent_at, 'sent'), (r.done_at, 'done')) w (at, what)
      where w.at is not null
    union all select h.at, 'dispute', d.id::text, h.to_status, d.reference, d.amount, d.currency, null, null
      from dispute_history h join d on d.id = h.dispute_id
    union all select n.created_at, 'push', null, case when n.pushed_at is null then 'kept' else 'sent' end, n.about, null, null, null, null
      from push_notification n join device d on d.id = n.device_id join c on c.id = d.customer_id
      where n.fact_id::text in (select name from named)
    union all select m.sent_at, 'chat', null, m.author, null, null, null, null, null
      from chat_message m join chat h on h.id = m.chat_id join c on c.id = h.customer_id, o
      where m.sent_at >= o.created_at and m.sent_at < o.created_at + make_interval(days => ${keptDays.notifications})
    union all select a.at, 'act', a.subject, a.act, concat_ws(': ', nullif(a.details::text, '{}'), a.why), null, null, a.who, null
      from operator_act a where a.subject in (select name from named)
    union all select w.at, 'proposal', q.id::text, w.what,
        concat(array_to_string(array(select jsonb_array_elements_text(q.words)), ' '), ': ', q.why), null, null, w.who, null
      from operator_proposal q left join operator_proposal_end x on x.proposal_id = q.id
      cross join lateral (values (q.at, q.who, 'proposed'), (x.at, x.machine_user, 'withdrew')) w (at, who, what)
      where q.words ->> 1 in (select name from named) and x.what is distinct from 'approved' and w.at is not null
    order by 1 desc limit ${most}`.execute(db);
  return rows;
}
