import { randomUUID } from "node:crypto";
import type { Order, PersonalData } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyPlan, callApi, type Guest, openPayment, order, orderBody } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";
import { deleteOldUnpaidOrders } from "./delete-unpaid-orders.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const listed = async (token: string) =>
  ((await callApi(shop, "GET", "/orders", { as: { token } })).data as Order[]).map(({ number }) => number);
const exported = async (token: string) =>
  ((await callApi(shop, "GET", "/auth/me/export", { as: { token } })).data as PersonalData).orders.map(
    ({ number }) => number,
  );
const stored = (number: string) =>
  shop.app.db.selectFrom("customerOrder").select("number").where("number", "=", number).execute();
const setAge = (number: string, days: number) =>
  shop.app.db
    .updateTable("customerOrder")
    .set({ createdAt: sql<Date>`now() - make_interval(days => ${days})` })
    .where("number", "=", number)
    .execute();
const endSession = (guest: Guest) =>
  sql`update payment set session_ends_at = now() - interval '1 day', next_check_at = null
    where order_number = ${guest.number}`.execute(shop.app.db);

async function pay(guest: Guest) {
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
}

describe("an unpaid order in somebody's name", () => {
  it("is neither listed nor exported where a stranger placed it, and does not keep the account from being deleted", async () => {
    const guest = await order(shop);
    await openPayment(shop, guest);
    const never = await orderInNameOf(guest.email);
    const token = await signIn(shop, guest.email);
    expect([await listed(token), await exported(token)]).toEqual([[], []]);
    const body = { confirm: "DELETE" };
    expect((await callApi(shop, "DELETE", "/auth/me", { as: { token }, body })).status).toBe(204);
    // What is being paid at this moment goes on; what nobody is paying says a person's name.
    expect([await stored(guest.number), await stored(never)]).toEqual([[{ number: guest.number }], []]);
  });

  it("is theirs where they were signed in", async () => {
    const email = `${randomUUID()}@example.com`;
    const token = await signIn(shop, email);
    const number = await orderInNameOf(email, token);
    expect([await listed(token), await exported(token)]).toEqual([[number], [number]]);
  });

  it("is theirs once they come back to it signed in, with the order's secret", async () => {
    const guest = await order(shop);
    const token = await signIn(shop, guest.email);
    const headers = { authorization: `Bearer ${token}`, "order-secret": guest.secret };
    await shop.http.inject({ url: `/api/v1/app/orders/${guest.number}`, headers });
    expect(await listed(token)).toEqual([guest.number]);
  });

  it("is not another customer's, whatever they know", async () => {
    const guest = await order(shop);
    const other = await signIn(shop, `${randomUUID()}@example.com`);
    const headers = { authorization: `Bearer ${other}`, "order-secret": guest.secret };
    await shop.http.inject({ url: `/api/v1/app/orders/${guest.number}`, headers });
    expect([await listed(other), await listed(await signIn(shop, guest.email))]).toEqual([[], []]);
  });

  it("is theirs once it is paid, whoever placed it", async () => {
    const guest = await order(shop);
    await pay(guest);
    const token = await signIn(shop, guest.email);
    expect([await listed(token), await exported(token)]).toEqual([[guest.number], [guest.number]]);
  });
});

describe("after thirty days", () => {
  it("what nobody paid is deleted with its attempts; what is younger, paid or being paid stays", async () => {
    const [old, young, paid, paying, declined] = await Promise.all([1, 2, 3, 4, 5].map(() => order(shop)));
    await pay(paid as Guest);
    await openPayment(shop, paying as Guest);
    const attempt = await openPayment(shop, declined as Guest);
    await shop.sandbox.pay(attempt.transactionId, { outcome: "declined" });
    await settlePayment(shop.app, attempt.id);
    await endSession(declined as Guest);
    const all = [old, young, paid, paying, declined].map((guest) => (guest as Guest).number);
    for (const number of all) await setAge(number, 31);
    await setAge((young as Guest).number, 29);
    await deleteOldUnpaidOrders(shop.app.db);
    const left = await Promise.all(all.map(async (number) => (await stored(number)).length));
    expect(left).toEqual([0, 1, 1, 1, 0]);
    const attempts = shop.app.db.selectFrom("payment").where("orderNumber", "=", (declined as Guest).number);
    expect(await attempts.selectAll().execute()).toEqual([]);
  });

  it("more than one batch of them is deleted", async () => {
    const guest = await order(shop);
    await sql`insert into customer_order select (jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'OLD' || n, 'idempotency_key', 'old-' || n,
        'created_at', now() - interval '31 days'))).*
      from customer_order o, generate_series(1, 450) n where o.number = ${guest.number}`.execute(shop.app.db);
    await deleteOldUnpaidOrders(shop.app.db);
    expect(await stored("OLD1")).toEqual([]);
    const { rows } = await sql`select 1 from customer_order where number like 'OLD%'`.execute(shop.app.db);
    expect([rows.length, (await stored(guest.number)).length]).toEqual([0, 1]);
  });
});

async function orderInNameOf(email: string, token?: string): Promise<string> {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const quote = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
  const { total } = quote.data as Order;
  const body = orderBody("", total, { lines });
  const as = token ? { as: { token } } : {};
  const placed = await callApi(shop, "POST", "/orders", {
    body: { ...body, billing: { ...body.billing, email } },
    ...as,
  });
  return (placed.data as { order: Order }).order.number;
}
