import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../database.ts";
import type { Coupon } from "../../coupons/index.ts";

/** Sums in minor units by currency, of rows with a `currency` and a `sum`. */
const byCurrency = sql<Record<string, number>>`coalesce(jsonb_object_agg(currency, sum), '{}')`;
/** What was given away: an order that is closed has given its use back, and one that is open may still. */
const isGiven = sql`status = 'placed' and coupon_discount > 0`;

export type CountedCoupon = Coupon & { uses: number; given: Record<string, number> };

/** The newest first, each with how many orders hold it and what it has given away; `after` that id, or the one. */
export async function findCountedCoupons(
  db: Db,
  wanted: { id: string } | { after: string | undefined; most: number },
): Promise<CountedCoupon[]> {
  const given = sql<Record<string, number>>`(select ${byCurrency} from (
    select currency, sum(coupon_discount)::bigint as sum from customer_order
    where coupon_code = c.code and ${isGiven} group by currency) as sums)`;
  return db
    .selectFrom("coupon as c")
    .selectAll("c")
    .select(sql<number>`(select count(*)::int from coupon_use u where u.coupon_id = c.id)`.as("uses"))
    .select(given.as("given"))
    .$if("id" in wanted, (query) => query.where("c.id", "=", (wanted as { id: string }).id))
    .$if("after" in wanted && wanted.after !== undefined, (query) =>
      query.where("c.id", "<", (wanted as { after: string }).after),
    )
    .orderBy("c.id", "desc")
    .limit("most" in wanted ? wanted.most : 1)
    .execute();
}

/** Of the orders that were placed with it and paid, by Algeria's day; the newest `most` days. */
export async function findCouponDays(db: Db, code: string, most: number) {
  const { rows } = await sql<{ day: string; orders: number; given: Record<string, number> }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders, ${byCurrency} as given from (
      select (created_at at time zone 'Africa/Algiers')::date as day, currency, count(*) as orders, sum(coupon_discount)::bigint as sum
      from customer_order where coupon_code = ${code} and ${isGiven} group by 1, 2) as days
    group by day order by day desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Orders that were placed with it, also those that came to nothing, newest first. */
export async function findOrdersWith(
  db: Db,
  code: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<string[]> {
  const behind: RawBuilder<unknown> = after
    ? sql`and (created_at, id) < (select created_at, id from customer_order where id = ${after}::uuid)`
    : sql``;
  const { rows } = await sql<{ id: string }>`
    select id from customer_order where coupon_code = ${code} ${behind}
    order by created_at desc, id desc limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id }) => id);
}
