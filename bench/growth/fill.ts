import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExplainedDatabase } from "./explained-database.ts";

/** A row for each sale `s`, like the row `o` of the bought order but for `values`. */
type Copies = { table: string; like: string; values: Record<string, string>; only?: string };

const delivered = "s.kind in ('paid', 'refunded')";
const waits = "s.n > $size - 20";

const copies: Copies[] = [
  {
    table: "customer_order",
    like: "o.number = '$number'",
    values: {
      id: "s.order_id",
      number: "s.number",
      email: "s.email",
      known_to_owner: "s.kind <> 'expired'",
      idempotency_key: "s.order_id",
      status: `case when ${delivered} then 'placed' when s.kind = 'expired' then 'closed' else 'open' end`,
      close_reason: "case when s.kind = 'expired' then 'expired' end",
      payable_until: "s.at + interval '1 hour'",
      created_at: "s.at",
    },
  },
  {
    table: "order_line",
    like: "o.order_id = (select id from customer_order where number = '$number')",
    values: { id: "s.line_id", order_id: "s.order_id" },
  },
  {
    table: "payment",
    like: "o.order_number = '$number'",
    values: {
      id: "s.payment_id",
      order_id: "s.order_id",
      order_number: "s.number",
      gateway_order_number: "s.n",
      gateway_ref: "s.payment_id",
      status: "case s.kind when 'expired' then 'declined' when 'open' then 'pending' else s.kind end",
      settles_order: delivered,
      session_ends_at: "s.at + interval '20 minutes'",
      next_check_at: "case s.kind when 'open' then now() + interval '1 hour' end",
      created_at: "s.at",
    },
  },
  {
    table: "esim",
    like: "o.order_number = '$number'",
    only: delivered,
    values: {
      id: "s.esim_id",
      order_id: "s.order_id",
      order_number: "s.number",
      order_line_id: "s.line_id",
      email: "s.email",
      provider_transaction: "s.esim_id",
      provider_order: `case when ${waits} then null else 'B' || s.n end`,
      provider_esim: "s.n",
      iccid: "'89' || lpad(s.n::text, 17, '0')",
      created_at: "s.at",
      // A few wait for their provider.
      provisioning: `case when ${waits} then 'requested' else 'issued' end`,
      activation_code: `case when ${waits} then null else o.activation_code end`,
      next_attempt_at: `case when ${waits} then now() + interval '1 hour' end`,
    },
  },
];

/**
 * Makes the database one of `size` orders, after `before` that it has; `number`: of a bought order to be copied, so that a
 * column added later is filled too.
 */
export async function fill(
  database: ExplainedDatabase,
  { before, size, number }: { before: number; size: number; number: string },
): Promise<void> {
  const texts = [readFileSync(path.join(import.meta.dirname, "fill.sql"), "utf8")];
  for (const one of copies) texts.push(copy(one, await database.columnsOf(one.table)));
  const given = { first: before + 1, last: size, size, number };
  const filled = texts
    .join("\n")
    .replaceAll(/\$(\w+)/g, (_, name) => String(given[name as keyof typeof given]));
  await database.run(`${filled}; drop table sale`);
  await database.run("vacuum analyze");
}

function copy({ table, like, values, only = "true" }: Copies, columns: string[]): string {
  const source = columns.map((name) => values[name] ?? `o.${name}`);
  return `insert into ${table} (${columns}) select ${source} from ${table} o, sale s where ${like} and ${only};`;
}
