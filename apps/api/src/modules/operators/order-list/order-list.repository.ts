import type { OrderFilters } from "@rihla/contract/admin";
import { ordersCounted } from "@rihla/contract/admin/operator-rules";
import { defaultCurrency } from "@rihla/contract/rules";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../database.ts";
import { algiersOffset } from "../../../infra/algiers.ts";
import { firstIdAt } from "../../../infra/ids.ts";

/** So many orders are looked through for a page, and for a count, whatever is asked for: nobody waits for what is rare. */
const lookedThrough = 2000;
const countedThrough = 5000;

export type WantedOrders = Omit<OrderFilters, "waits"> & {
  /** Only these, by number. */
  numbers?: readonly string[] | undefined;
  /** Only those that were placed before this one. */
  after?: string | undefined;
};
type Part = RawBuilder<unknown>;
type Ids = RawBuilder<{ id: string }>;

const state = sql`coalesce(close_reason, status)`;
const all = (parts: readonly Part[]) => (parts.length > 0 ? sql.join(parts, sql` and `) : sql.lit(true));

const hour = 3_600_000;
const startOf = (day: string) => new Date(`${day}T00:00:00${algiersOffset}`);
const endOf = (day: string) => new Date(startOf(day).getTime() + 24 * hour);
/** An order's id holds its moment, but for what the clocks of two machines differ by. */
const idAt = (moment: Date, apart: number) =>
  sql`${firstIdAt(new Date(Math.max(0, moment.getTime() + apart)))}::uuid`;

const between = ({ from, to, after }: WantedOrders, id: Part) =>
  all([
    ...(after ? [sql`${id} < ${after}::uuid`] : []),
    ...(from ? [sql`${id} >= ${idAt(startOf(from), -hour)}`] : []),
    ...(to ? [sql`${id} < ${idAt(endOf(to), hour)}`] : []),
  ]);

const inLine = (destination: string) => sql`plan ->> 'destination' = ${destination}`;
const paidBy = (gateway: string) => sql`pays_for = 'order' and gateway = ${gateway}`;

/**
 * The newest orders among which the wanted ones are, `most` of them, by the index of what narrows most. The rest is looked at one by one:
 * with an index for each two of these, each sale would pay for the lists.
 */
function candidates(wanted: WantedOrders, most: number): Ids {
  const { numbers, destination, gateway, currency } = wanted;
  const limit = sql.lit(most);
  const orders = (where: Part): Ids =>
    sql`select id from customer_order where ${where} and ${between(wanted, sql`id`)} order by id desc limit ${limit}`;
  const ordersOf = (table: "order_line" | "payment", where: Part): Ids =>
    sql`select distinct order_id as id from ${sql.table(table)} where ${where} and ${between(wanted, sql`order_id`)}
      order by order_id desc limit ${limit}`;
  if (numbers) return orders(sql`number = any(${[...numbers]})`);
  if (destination) return ordersOf("order_line", inLine(destination));
  if (gateway) return ordersOf("payment", paidBy(gateway));
  if (wanted.state && wanted.state !== "placed")
    return orders(sql`status <> 'placed' and ${state} = ${wanted.state}`);
  if (currency && currency !== defaultCurrency)
    return orders(sql`currency <> ${sql.lit(defaultCurrency)} and currency = ${currency}`);
  return orders(sql.lit(true));
}

/** What else is asked of each candidate: each a look of its own, so that it is a few rows by an index and never a whole table. */
function looks({ state: wanted, currency, from, to, destination, gateway }: WantedOrders): Part[] {
  const ofOrder = [
    ...(wanted ? [sql`${state} = ${wanted}`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(from ? [sql`created_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`created_at < ${endOf(to)}`] : []),
  ];
  return [
    ...(ofOrder.length > 0 ? [sql`select from customer_order where id = c.id and ${all(ofOrder)}`] : []),
    ...(destination ? [sql`select from order_line where order_id = c.id and ${inLine(destination)}`] : []),
    ...(gateway ? [sql`select from payment where order_id = c.id and ${paidBy(gateway)}`] : []),
  ];
}

function matches(wanted: WantedOrders, { through, most }: { through: number; most: number }): Ids {
  const asked = looks(wanted).map(
    (look, nth) => sql`cross join lateral (${look} limit 1) as ${sql.raw(`look_${nth}`)}`,
  );
  return sql`select c.id from (${candidates(wanted, through)}) c ${sql.join(asked, sql` `)}
    order by c.id desc limit ${sql.lit(most)}`;
}

/** The newest `most` of the wanted orders, and the last that was looked through where there may be older ones behind it. */
export async function findOrderIds(
  db: Db,
  wanted: WantedOrders,
  most: number,
): Promise<{ ids: string[]; lookedTo: string | null }> {
  const { rows } = await matches(wanted, { through: lookedThrough, most }).execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === most) return { ids, lookedTo: null };
  const { rows: ends } = await sql<{ id: string; through: number }>`
    select id, count(*) over ()::int as through from (${candidates(wanted, lookedThrough)}) c order by id limit 1`.execute(
    db,
  );
  const [end] = ends;
  return { ids, lookedTo: end && end.through === lookedThrough ? end.id : null };
}

/** `more`: at least so many. */
export async function countOrders(db: Db, wanted: WantedOrders): Promise<{ count: number; more: boolean }> {
  const { rows } = await sql<{ count: number; through: number }>`
    select (select count(*)::int from (${matches(wanted, { through: countedThrough, most: ordersCounted + 1 })}) m) as count,
      (select count(*)::int from (${candidates(wanted, countedThrough)}) c) as through`.execute(db);
  const { count = 0, through = 0 } = rows[0] ?? {};
  return { count: Math.min(count, ordersCounted), more: count > ordersCounted || through === countedThrough };
}
