import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { firstIdAt } from "../../infra/ids.ts";

/** Orders made in the last minutes that are paid for, or needed no money; what was given back since counts too. */
export async function countPlaced(db: Db, minutes: number): Promise<number> {
  const { rows } = await sql<{ placed: number }>`
    select count(*)::int as placed from customer_order
    where created_at > now() - make_interval(mins => ${minutes}) and (status = 'placed' or close_reason = 'refunded')`.execute(
    db,
  );
  return rows[0]?.placed ?? 0;
}

/** How attempts to pay have gone: `unopened`, its gateway gave no page; `unanswered`, the page has closed and it tells no end. */
export const paymentOutcomes = ["paid", "declined", "unopened", "unanswered", "review", "open"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
export type PaymentsBegun = { gateway: string; outcome: PaymentOutcome; inLong: number; inShort: number };

/** Ids are made by another clock than the database's. */
const clocksApartMs = 5 * 60_000;

/**
 * Attempts to pay that were begun in the last so many minutes, by gateway and outcome. Ids go by time, so those of the window are found by the
 * primary key, however many there are before it.
 */
export async function countPayments(
  db: Db,
  minutes: { long: number; short: number },
): Promise<PaymentsBegun[]> {
  const first = firstIdAt(new Date(Date.now() - minutes.long * 60_000 - clocksApartMs));
  const { rows } = await sql<PaymentsBegun>`
    select gateway, case
        when status in ('paid', 'refunded') then 'paid'
        when review_reason is not null then 'review'
        when gateway_ref is null and (status = 'declined' or created_at < now() - interval '1 minute') then 'unopened'
        when status = 'declined' then 'declined'
        when session_ends_at < now() then 'unanswered'
        else 'open' end as outcome,
      count(*)::int as "inLong",
      (count(*) filter (where created_at > now() - make_interval(mins => ${minutes.short})))::int as "inShort"
    from payment
    where id >= ${first} and created_at > now() - make_interval(mins => ${minutes.long})
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
