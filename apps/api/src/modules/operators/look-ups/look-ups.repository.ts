import type { FoundBy } from "@rihla/contract/admin";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../database.ts";
import { columnsToFindBy } from "../../payments/index.ts";
import type { Wanted } from "./look-up-kinds.ts";

/** Newest first, of each thing that it may be; more than these are told as "there are more". */
export const mostFound = 50;
const limit = sql.raw(String(mostFound + 1));

type Look = (wanted: string, providers: readonly string[]) => RawBuilder<{ id: string }>;

const beginsWith = (text: string) => `${text.replaceAll(/[%_\\]/g, "\\$&")}%`;

/** Ids of orders, each by an index: an `or` over columns would have whole tables read. */
const looks: Partial<Record<FoundBy, Look>> = {
  number: (number) => sql`select id from customer_order where number = ${number}`,
  email: (email) =>
    sql`select id from customer_order where email = ${email} order by created_at desc, id desc limit ${limit}`,
  email_beginning: (text) =>
    sql`select id from customer_order where email like ${beginsWith(text)} limit ${limit}`,
  phone: (phone) =>
    sql`select id from customer_order where billing_phone = ${phone} order by created_at desc limit ${limit}`,
  coupon: (code) =>
    sql`select id from customer_order where coupon_code = ${code} order by created_at desc limit ${limit}`,
  card: (end) => sql`select order_id as id from payment
    where right(card, 4) = ${end} and card is not null and pays_for = 'order' order by created_at desc limit ${limit}`,
  reference: (text) =>
    sql`${sql.join(
      columnsToFindBy.map(
        (column) =>
          sql`(select order_id as id from payment where ${sql.ref(column)} = ${text} limit ${limit})`,
      ),
      sql` union all `,
    )}`,
  iccid: (iccid) => sql`select order_id as id from esim where iccid = ${iccid}`,
  iccid_end: (end) => sql`select order_id as id from esim
    where right(iccid, 6) = right(${end}, 6) and iccid is not null and iccid like ${`%${end}`} limit ${limit}`,
  supplier_order: (text, providers) => sql`select order_id as id from esim
    where provider = any(${[...providers]}) and provider_order = ${text} and ordered_with is null
    union all select order_id as id from recharge
    where provider = any(${[...providers]}) and provider_top_up = ${text}`,
};

const onDay = ({ day, sum }: { day: string; sum: number }) => sql`select id from customer_order
  where created_at >= (${day}::date)::timestamp at time zone 'Africa/Algiers'
    and created_at < (${day}::date + 1)::timestamp at time zone 'Africa/Algiers'
    and total = ${sum} limit ${limit}`;

export type FoundOrderRow = { id: string; by: FoundBy[] };

/** Orders that `wanted` may mean, and what each was found by; newest first, one more than `mostFound`. */
export async function findOrdersBy(
  db: Db,
  wanted: Wanted,
  providers: readonly string[],
  others: readonly FoundOrderRow[],
): Promise<FoundOrderRow[]> {
  const asked = Object.entries(wanted).flatMap(([by, text]) => {
    const look = by === "daySum" ? undefined : looks[by as FoundBy];
    return look && typeof text === "string"
      ? [sql`(select id, ${by} as by from (${look(text, providers)}) l)`]
      : [];
  });
  const parts = [
    ...asked,
    ...(wanted.daySum ? [sql`(select id, 'day_and_sum' as by from (${onDay(wanted.daySum)}) l)`] : []),
    ...others.map(({ id, by }) => sql`(select ${id}::uuid as id, ${by[0]} as by)`),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<FoundOrderRow>`
    select o.id, array_agg(distinct f.by) as by
    from (${sql.join(parts, sql` union all `)}) f join customer_order o on o.id = f.id
    group by o.id order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}

export type FoundCustomerRow = {
  id: string;
  by: FoundBy[];
  email: string;
  name: string | null;
  phone: string | null;
  createdAt: Date;
};

/** Of a name each of its words may be said by its beginning. */
export async function findCustomersBy(db: Db, wanted: Wanted): Promise<FoundCustomerRow[]> {
  const { email, email_beginning: beginning, phone, name } = wanted;
  const words = name?.split(/[\s'’-]+/).filter((word) => word.length > 1) ?? [];
  const query = words.map((word) => `${word}:*`).join(" & ");
  const parts = [
    ...(email ? [sql`(select id, 'email' as by from customer where email = ${email})`] : []),
    ...(beginning
      ? [
          sql`(select id, 'email_beginning' as by from customer where email like ${beginsWith(beginning)} limit ${limit})`,
        ]
      : []),
    ...(phone ? [sql`(select id, 'phone' as by from customer where phone = ${phone} limit ${limit})`] : []),
    ...(words.length > 0
      ? [
          sql`(select id, 'name' as by from customer
            where to_tsvector('simple', coalesce(name, '')) @@ to_tsquery('simple', ${query}) limit ${limit})`,
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<FoundCustomerRow>`
    select c.id, array_agg(distinct f.by) as by, c.email, c.name, c.phone, c.created_at
    from (${sql.join(parts, sql` union all `)}) f join customer c on c.id = f.id
    group by c.id order by c.created_at desc limit ${limit}`.execute(db);
  return rows;
}
