import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPayment, order } from "../../testing/purchase.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { syncCatalogue } from "../catalogue/index.ts";
import { settlePayment } from "./settle-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await syncCatalogue(shop.app);
});
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

const open = async () => openPayment(shop, await order(shop));

async function movesOf(id: string): Promise<string[]> {
  const rows = await shop.app.db
    .selectFrom("paymentHistory")
    .select("toStatus")
    .where("paymentId", "=", id)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.toStatus);
}

/** The payment's page closed so many days ago, and its next check is due. */
const daysAfterItsEnd = (id: string, days: number) =>
  sql`update payment set next_check_at = now(), checks = 20, checked_at = null,
    session_ends_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(shop.app.db);

async function checksWaiting(id: string): Promise<number> {
  const { rows } = await sql`select 1 from jobs.job where name = 'check-payment'
    and data->>'paymentId' = ${id} and state = 'created'`.execute(shop.app.db);
  return rows.length;
}

describe("a payment that nobody settles", () => {
  it("is given up after the last check, once, and asked for no more", async () => {
    const { id } = await open();
    await daysAfterItsEnd(id, 4);
    await sweepPayments(shop.app);
    await sweepPayments(shop.app);
    expect(await movesOf(id)).toEqual(["pending", "declined"]);
  });

  it("that turns out to be declined at the last check has become so once", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transactionId, { outcome: "declined" });
    await daysAfterItsEnd(payment.id, 4);
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({
      status: "declined",
      declinedReason: "refused",
      nextCheckAt: null,
    });
    expect(await movesOf(payment.id)).toEqual(["pending", "declined"]);
  });

  it("is still settled when the money comes on the third day", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transactionId);
    await daysAfterItsEnd(payment.id, 2);
    await sweepPayments(shop.app);
    expect(await movesOf(payment.id)).toEqual(["pending", "paid"]);
  });

  it("has one check ahead, however often its page asks", async () => {
    const { id } = await open();
    for (let asked = 0; asked < 10; asked++) await settlePayment(shop.app, id);
    expect(await checksWaiting(id)).toBe(1);
  });
});

describe("a payment that was given back before we had heard of it", () => {
  it("is left to a person: nothing is delivered, and it is not asked for again", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transactionId);
    await shop.sandbox.post(`/controls/satim/orders/${payment.transactionId}/misreport`, { OrderStatus: 4 });
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({
      status: "pending",
      reviewReason: "refunded_before_settled",
      nextCheckAt: null,
    });
    expect(await movesOf(payment.id)).toEqual(["pending"]);
  });
});
