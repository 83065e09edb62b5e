import type { Names } from "@rihla/contract";
import { sql } from "kysely";
import type { Db } from "../../../database.ts";
import { endedByDispute } from "../../payments/index.ts";

export type MonthSum = {
  day: string;
  gateway: string;
  currency: string;
  payments: number;
  taken: number;
  givenBack: number;
  takenBack: number;
};

/** Of a month in Algeria. */
const spanOf = (
  month: string,
) => sql`select (${`${month}-01`}::date)::timestamp at time zone 'Africa/Algiers' as first,
      (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Africa/Algiers' as after`;

/** What a month (YYYY-MM, Algerian time) brought, gave back, and had taken back by disputes that were lost, by day, gateway and currency, minor units; what went into wallets is the wallet's. */
export async function sumMonth(db: Db, month: string): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    with span as (${spanOf(month)})
    select to_char(at at time zone 'Africa/Algiers', 'YYYY-MM-DD') as day, gateway, currency,
      count(taken)::int as payments, coalesce(sum(taken), 0)::bigint as taken, coalesce(sum(back), 0)::bigint as "givenBack",
      coalesce(sum(lost), 0)::bigint as "takenBack"
    from (
      select paid_at as at, gateway, currency, amount as taken, null::bigint as back, null::bigint as lost from payment, span
        where gateway_ref is not null and paid_at >= first and paid_at < after
      union all
      select r.done_at, case r.destination when 'wallet' then 'wallet' else p.gateway end, p.currency, null, r.amount, null
        from span, refund r join payment p on p.id = r.payment_id where r.done_at >= first and r.done_at < after and not ${endedByDispute("r")}
      union all
      select closed_at, gateway, currency, null, null, taken_back from dispute, span
        where status = 'lost' and closed_at >= first and closed_at < after
    ) moved group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

export type MarginSum = {
  provider: string;
  destination: string;
  names: Names;
  currency: string;
  sold: number;
  /** Minor units of `currency`. */
  taken: number;
  costUsdE4: number;
};

/** What a month's delivered eSIMs were paid for and cost, by supplier, destination and currency; the names as they were sold last. */
export async function sumMargins(db: Db, month: string): Promise<MarginSum[]> {
  const { rows } = await sql<MarginSum>`
    with span as (${spanOf(month)})
    select e.provider, l.plan ->> 'destination' as destination,
      (array_agg(l.destination_names order by o.created_at desc))[1] as names, o.currency, count(*)::int as sold,
      sum((l.total - l.coupon_discount) / l.quantity)::bigint as taken, sum(l.wholesale_usd_e4 * coalesce(e.period_days, 1))::bigint as "costUsdE4"
    from span, customer_order o join order_line l on l.order_id = o.id join esim e on e.order_line_id = l.id
    where o.created_at >= first and o.created_at < after and e.provisioning = 'issued'
    group by 1, 2, o.currency`.execute(db);
  return rows;
}
