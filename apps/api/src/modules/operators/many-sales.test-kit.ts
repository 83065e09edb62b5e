import { Kysely } from "kysely";
import pg from "pg";
import type { Db } from "../../database.ts";
import { camelCaseRows, SnakeCaseDialect } from "../../infra/database/camel-case.ts";
import type { Schema } from "../../schema.ts";
import { deliverOrder } from "../../testing/deliver-order.ts";
import { openPayment, order, seePayment } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { asOwner } from "../../testing/test-database.ts";
import type { TestShop } from "../../testing/test-shop.ts";

/** So many that reading a table from end to end is never cheapest. */
const rows = 4000;

/** A purchase many times over, each with a customer of its own and a top-up, two a day from 2020 on; a few of them of another kind. */
const sales = `
  set session_replication_role = replica;
  create function id_at(at timestamptz) returns uuid language sql as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8'
      || substr(md5(random()::text), 1, 15))::uuid $$;
  create table sale as select n, at, id_at(at) as order_id, gen_random_uuid() as customer_id,
    case when n % 500 = 0 then 'USD' else 'DZD' end as currency, case when n % 400 = 0 then 'stripe' else 'satim' end as gateway,
    case when n % 300 = 0 then 'closed' else 'placed' end as status
    from generate_series(1, ${rows}) n, lateral (select timestamptz '2020-01-01 12:00+01' + n * interval '12 hours' as at) t;
  ${(
    [
      [
        "customer",
        "'id', s.customer_id, 'email', 'customer-' || n || '@example.com', 'name', 'Yasmina ' || case when n = 90 then 'Ould-Kablia' else 'Bensaïd' end, 'phone', '+21366' || (1000000 + n)",
      ],
      [
        "customer_order",
        "'id', s.order_id, 'number', 'G' || n, 'email', 'customer-' || n || '@example.com', 'idempotency_key', n, 'billing_phone', '+21366' || (1000000 + n), 'coupon_code', 'SUMMER' || n, 'created_at', s.at, 'subtotal', 100000 + n, 'service_fee', 0, 'discount', 0, 'coupon_discount', 0, 'total', 100000 + n, 'currency', s.currency, 'status', s.status, 'close_reason', case s.status when 'closed' then 'refunded' end",
      ],
      [
        "order_line",
        "'id', gen_random_uuid(), 'order_id', s.order_id, 'plan', o.plan || jsonb_build_object('destination', case when n % 350 = 0 then 'ZM' else 'FR' end)",
      ],
      [
        "payment",
        "'id', gen_random_uuid(), 'order_id', s.order_id, 'order_number', 'G' || n, 'gateway_order_number', 'o' || n, 'gateway_ref', 'ref-' || n, 'approval_code', 'a' || n, 'card', 'xxx' || right((10000 + n)::text, 4), 'gateway', s.gateway",
      ],
      [
        "esim",
        "'id', gen_random_uuid(), 'order_id', s.order_id, 'order_number', 'G' || n, 'order_line_id', gen_random_uuid(), 'iccid', '8921300000000' || lpad(n::text, 6, '0'), 'provider_order', 'p' || n, 'provider_transaction', gen_random_uuid(), 'provider_esim', 'e' || n",
      ],
    ] as const
  )
    .map(
      ([table, values]) =>
        `insert into ${table} select made.* from ${table} o, sale s, jsonb_populate_record(o, jsonb_build_object(${values})) made where o.id = (select id from ${table} limit 1);`,
    )
    .join("\n")}
  insert into top_up (id, number, customer_id, amount, currency, idempotency_key)
  select gen_random_uuid(), 'T' || n, customer_id, 100000, 'DZD', n from sale;`;

export type ManySales = {
  /** Its statements are noted. */
  db: Db;
  /** How many were asked since they were looked at last. */
  asked(): number;
  /** Tables of sales that these read from end to end; then nothing was asked. */
  readWhole(): Promise<string[]>;
  close(): Promise<void>;
};

export async function sellMany(shop: TestShop): Promise<ManySales> {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await seePayment(shop, guest, payment.id);
  await deliverOrder(shop, guest);
  await signIn(shop, guest.email);
  await asOwner(shop, sales);
  await asOwner(shop, "analyze");
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const pool = new pg.Pool({ connectionString: shop.environment.DATABASE_URL, max: 4 });
  const db: Db = new Kysely<Schema>({
    dialect: new SnakeCaseDialect({ pool }),
    plugins: [camelCaseRows],
    log: ({ query }) => void asked.push(query),
  });
  const linesOf = async ({ sql, parameters }: (typeof asked)[number]) =>
    (await pool.query(`explain ${sql}`, [...parameters])).rows.map((row) => String(row["QUERY PLAN"]));
  return {
    db,
    asked: () => asked.length,
    async readWhole() {
      const looks = asked.splice(0).filter(({ sql }) => sql.startsWith("select") || sql.startsWith("with"));
      const lines = (await Promise.all(looks.map(linesOf))).flat();
      return lines.flatMap(
        (line) =>
          /Seq Scan on (customer|customer_order|order_line|payment|esim|top_up)\b/.exec(line)?.[1] ?? [],
      );
    },
    close: () => db.destroy(),
  };
}
