import { randomUUID } from "node:crypto";
import type { Order, Payment, Quote } from "@rihla/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { anyPlan, callApi, type Guest, openPayment, orderBody, seeOrder } from "../../testing/purchase.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { provisionEsim } from "../esims/provisioning/provisioning.test-kit.ts";
import { settlePayment } from "../payments/index.ts";
import { deriveCode } from "../sign-in/one-time-code.ts";

/** Somebody whose every trace can be looked for. */
export type Person = { email: string; name: string; phone: string };

export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8);
  const digits = BigInt(`0x${mark}`).toString().padStart(10, "0").slice(-8);
  return { email: `zoubida.${mark}@example.com`, name: `Zoubida ${mark}`, phone: `+2135${digits}` };
}

/** Somebody nobody has counted a call of, with a session. `more`: what they say of themselves when they sign in first. */
export async function comesFresh(shop: TestShop, more: (person: Person) => object) {
  await shop.app.db.deleteFrom("limitCounter").execute();
  const person = newPerson();
  return { person, token: await signInByCode(shop, person, more(person)) };
}

/** Signs in the way that people do: a code by mail, typed. */
export async function signInByCode(shop: TestShop, { email }: { email: string }, more: object = {}) {
  await callApi(shop, "POST", "/auth/codes", { body: { email, language: "fr" } });
  const answer = await callApi(shop, "POST", "/auth/sessions", {
    body: { email, code: await mailedCode(shop, email), ...more },
  });
  expect(answer.status).toBe(201);
  return (answer.data as { token: string }).token;
}

export async function mailedCode({ app }: TestShop, email: string): Promise<string> {
  const row = await app.db
    .selectFrom("oneTimeCode")
    .selectAll()
    .where("email", "=", email)
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  return deriveCode(app.config.SECRET_KEY, row.id, row);
}

/** Places an order in this person's name, signed in with `token` or as if they were. */
export async function orderAs(shop: TestShop, person: Person, token?: string): Promise<Guest> {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const quote = (await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } })).data as Quote;
  const body = orderBody("", quote.total, { lines, newsletter: true, billing: { ...person, country: "DZ" } });
  const answer = await callApi(shop, "POST", "/orders", { body, ...(token ? { as: { token } } : {}) });
  const placed = answer.data as { order: Order; secret: string };
  await shop.app.db
    .updateTable("customerOrder")
    .set({ knownToOwner: true })
    .where("number", "=", placed.order.number)
    .execute();
  return { email: person.email, number: placed.order.number, secret: placed.secret };
}

/** Pays an order at the gateway; the shop has not heard of it. */
export async function payAtGateway(shop: TestShop, guest: Guest): Promise<Payment> {
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  return payment;
}

/** Buys and has it delivered. */
export async function buyAs(shop: TestShop, person: Person): Promise<Guest> {
  const guest = await orderAs(shop, person);
  await settlePayment(shop.app, (await payAtGateway(shop, guest)).id);
  return deliver(shop, guest);
}

export async function deliver(shop: TestShop, guest: Guest): Promise<Guest> {
  for (const { id } of (await seeOrder(shop, guest)).esims) await provisionEsim(shop.app, id, true);
  expect((await seeOrder(shop, guest)).status).toBe("delivered");
  return guest;
}

/** What the shop answers to deleting this account. */
export const deleteAs = (shop: TestShop, token: string, confirm: unknown = "DELETE") =>
  callApi(shop, "DELETE", "/auth/me", { as: { token }, body: { confirm } });

/** Every table and column, of the shop and of its queue, in which one of the texts stands. */
export async function tracesOf({ app }: TestShop, texts: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'jobs') and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(app.db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const holds = texts.map((text) => sql`position(lower(${text}) in lower(${sql.ref(column)}::text)) > 0`);
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${table}`)}
      where ${sql.join(holds, sql` or `)} limit 1`.execute(app.db);
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}

/** Waits until this many sessions of the database wait for a lock. */
export const untilWaiting = ({ app }: TestShop, count: number) =>
  eventually(async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(count);
  });

export const orderRow = ({ app }: TestShop, { number }: { number: string }) =>
  app.db.selectFrom("customerOrder").selectAll().where("number", "=", number).executeTakeFirstOrThrow();
export const esimRows = ({ app }: TestShop, { number }: { number: string }) =>
  app.db.selectFrom("esim").selectAll().where("orderNumber", "=", number).execute();
