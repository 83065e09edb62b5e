import type { Payment } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { exportVouchers, makeBatch } from "../modules/vouchers/index.ts";
import { bought, held, runLow, switchOn } from "../testing/automatic-recharge.ts";
import { anyPlan, callApi, order, orderBody } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf } from "./operators.test-kit.ts";

let shop: TestShop;
const { as, complaint } = operatorsOf(() => shop);
beforeAll(async () => {
  shop = await createStockedShop({ OPERATORS: "amel", PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());
afterEach(() => as("amel", "open"));

const quoted = async () => {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const { data } = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
  return orderBody("", (data as { total: { amount: number; currency: "DZD" } }).total, { lines });
};
const pay = (guest: { number: string; secret: string }, key?: string) =>
  callApi(shop, "POST", `/orders/${guest.number}/payments`, {
    body: { method: "cib" },
    as: guest,
    ...(key ? { key } : {}),
  });
const closed = { status: 409, problem: { code: "shop_closed" } };
const countOrders = async () =>
  Number(
    (await sql<{ n: number }>`select count(*) as n from customer_order`.execute(shop.app.db)).rows[0]?.n,
  );

it("takes no orders while it is closed, and does again once it is open", async () => {
  const body = await quoted();
  await as("amel", "close");
  const before = await countOrders();
  expect(await callApi(shop, "POST", "/orders", { body })).toMatchObject(closed);
  expect(await countOrders()).toBe(before);
  await as("amel", "open");
  expect((await callApi(shop, "POST", "/orders", { body })).status).toBe(201);
});

it("says that it is closed to whoever asks, and nothing more of it", async () => {
  const told = async () => (await callApi(shop, "GET", "/closing")).data;
  expect(await told()).toEqual({ isClosed: false });
  await as("amel", "close");
  expect(await told()).toEqual({ isClosed: true });
  await as("amel", "open");
  expect(await told()).toEqual({ isClosed: false });
});

it("begins no payment, and goes on with one that has begun", async () => {
  const [begun, waiting] = [await order(shop), await order(shop)];
  const first = await pay(begun, "11111111-1111-4111-8111-111111111111");
  await as("amel", "close");
  expect(await pay(waiting)).toMatchObject(closed);
  const again = await pay(begun, "11111111-1111-4111-8111-111111111111");
  expect((again.data as Payment).id).toBe((first.data as Payment).id);
  expect((await callApi(shop, "GET", `/orders/${begun.number}`, { as: begun })).status).toBe(200);
});

it("takes no voucher and no top-up, and uses nothing up", async () => {
  const token = await signIn(shop, "closed@example.com");
  const plan = await anyPlan(shop);
  const expiresAt = new Date(Date.now() + 86_400_000);
  const { number } = await makeBatch(shop.app, { plan, quantity: 1, expiresAt });
  const { vouchers } = await exportVouchers(shop.app, number);
  const body = { code: vouchers[0]?.code };
  const redeem = () => callApi(shop, "POST", "/vouchers/redemptions", { body, as: { token } });
  await as("amel", "close");
  expect(await redeem()).toMatchObject(closed);
  const topUp = { amount: { amount: 100_000, currency: "DZD" }, method: "cib" };
  expect(await callApi(shop, "POST", "/wallet/top-ups", { body: topUp, as: { token } })).toMatchObject(
    closed,
  );
  await as("amel", "open");
  expect((await redeem()).status).toBe(201);
});

it("buys no data by itself, and does once it is open", async () => {
  const one = await held(shop);
  await switchOn(one);
  await as("amel", "close");
  await expect(runLow(one)).rejects.toThrow("the shop is closed");
  await as("amel", "open");
  await runLow(one, 0);
  expect(await bought(one)).toHaveLength(1);
});

it("is closed once, by an operator who says why; stuck and takings begin with it", async () => {
  expect(await complaint("mallory", "close")).toContain("not one of OPERATORS");
  expect((await as("amel", "stuck")).closedSince).toBeNull();
  const { closedSince } = await as("amel", "close");
  expect(await as("amel", "close")).toEqual({ closedSince });
  for (const told of [await as("amel", "stuck"), await as("amel", "takings 2026-05-03")])
    expect(Object.entries(told)[0]).toEqual(["closedSince", closedSince]);
  await as("amel", "open");
  expect((await as("amel", "acts shop")).slice(0, 2)).toMatchObject([
    { act: "open", who: "amel", why: "as agreed" },
    { act: "close" },
  ]);
});

it("waits for an order that is being written, and those behind it are refused", async () => {
  const { number } = await order(shop);
  const body = await quoted();
  const before = await countOrders();
  let closing: Promise<unknown> = Promise.resolve();
  let behind: Promise<unknown> = Promise.resolve();
  await shop.app.db.transaction().execute(async (tx) => {
    await sql`insert into customer_order select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'BEING0WR', 'idempotency_key', gen_random_uuid()))).*
      from customer_order o where number = ${number}`.execute(tx);
    closing = as("amel", "close");
    await expect.poll(() => countWaiting()).toBe(1);
    behind = callApi(shop, "POST", "/orders", { body });
    await expect.poll(() => countWaiting()).toBe(2);
  });
  expect(await closing).toHaveProperty("closedSince", expect.any(String));
  expect(await behind).toMatchObject(closed);
  expect(await countOrders()).toBe(before + 1);
});

/** Who waits for the lock of closing. */
const countWaiting = async () =>
  Number(
    (
      await sql<{ n: number }>`select count(*) as n from pg_locks
        where locktype = 'advisory' and classid = 1669494131 and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(
        shop.app.db,
      )
    ).rows[0]?.n,
  );
