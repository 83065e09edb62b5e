import { randomUUID } from "node:crypto";
import { sql, type Updateable } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openPayment, openTwoPages, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findPayment } from "./payments.repository.ts";
import type { PaymentRow, PaymentTable } from "./payments.tables.ts";
import { settlePayment } from "./settle-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  vi.useRealTimers();
  await shop.sandbox.clearFaults();
});

const open = async () => openPayment(shop, await order(shop));
const stored = (id: string) => findPayment(shop.app.db, id) as Promise<PaymentRow>;
const change = (id: string, values: Updateable<PaymentTable>) =>
  shop.app.db.updateTable("payment").set(values).where("id", "=", id).execute();
const misreport = (ref: string, answer: object) =>
  shop.sandbox.post(`/controls/satim/orders/${ref}/misreport`, answer);
const brokenAnswer = () => shop.sandbox.fault({ endpoint: "satim:getOrderStatus.do", kind: "html" });
/** Whether the log says so of this payment. */
const isLogged = (id: string, words: string) =>
  shop
    .logged()
    .split("\n")
    .some((line) => line.includes(id) && line.includes(words));

async function reasonsOf(id: string): Promise<string[]> {
  const rows = shop.app.db.selectFrom("paymentHistory").select("reason").where("paymentId", "=", id);
  return (await rows.orderBy("id").execute()).map(({ reason }) => reason);
}

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
  it("is known to wait for its payer until the gateway says that there is something under way", async () => {
    const { id, transactionId } = await open();
    expect(await settlePayment(shop.app, id)).toMatchObject({ status: "pending", awaitsPayer: true });
    await shop.sandbox.pay(transactionId, { outcome: "held" });
    expect(await settlePayment(shop.app, id)).toMatchObject({ status: "pending", awaitsPayer: false });
  });

  it("is given up after the last check, once, and asked for no more", async () => {
    const { id } = await open();
    await daysAfterItsEnd(id, 4);
    await sweepPayments(shop.app);
    await sweepPayments(shop.app);
    expect(await movesOf(id)).toEqual(["pending", "declined"]);
    expect(await reasonsOf(id)).toEqual(["started", "no news after the session's end"]);
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
    expect(await stored(id)).toMatchObject({ checks: 10 });
  });

  it("gets its next check with the one that is due, at the time for it", async () => {
    const { id } = await open();
    vi.useFakeTimers({ toFake: ["Date"] });
    const now = Date.now();
    await change(id, { nextCheckAt: new Date(now), checks: 20, sessionEndsAt: new Date(now - 3_600_000) });
    const oneDayLater = new Date(now + 24 * 3_600_000);
    expect(await settlePayment(shop.app, id)).toMatchObject({ status: "pending", nextCheckAt: oneDayLater });
    expect(await checksWaiting(id)).toBe(2);
  });

  it("is asked for again after an answer that can't be used, which is logged", async () => {
    const { id } = await open();
    await change(id, { nextCheckAt: null });
    await brokenAnswer();
    expect(await settlePayment(shop.app, id)).toMatchObject({
      status: "pending",
      nextCheckAt: expect.any(Date),
    });
    expect(isLogged(id, "the gateway's answer can't be used")).toBe(true);
  });
});

describe("the gateway", () => {
  it("is not asked about a payment that there is not, nor about one without a page", async () => {
    expect(await settlePayment(shop.app, randomUUID())).toBeUndefined();
    const { id } = await open();
    await change(id, { gatewayRef: null, nextCheckAt: null });
    expect(await settlePayment(shop.app, id)).toMatchObject({ id, status: "pending", nextCheckAt: null });
  });

  it("is not asked again before the rest is over: the caller gets what is stored", async () => {
    const payment = await open();
    await settlePayment(shop.app, payment.id);
    await shop.sandbox.pay(payment.transactionId);
    expect(await settlePayment(shop.app, payment.id, 3600)).toEqual(await stored(payment.id));
    expect(await stored(payment.id)).toMatchObject({ status: "pending", checks: 1 });
  });

  it.each<[string, Updateable<PaymentTable>]>([
    ["that is paid", { status: "paid" }],
    ["that is given back", { status: "refunded" }],
    ["that a person has settled", { status: "declined", settledByHand: "given back" }],
  ])("is not asked about a payment %s", async (_which, values) => {
    const { id } = await open();
    await change(id, values);
    expect(await settlePayment(shop.app, id)).toMatchObject({ ...values, checks: 0 });
  });

  it("leaves alone what was settled while its answer was on the way", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transactionId);
    const satim = shop.app.gateways.get("satim");
    if (!satim) throw new Error("The test needs SATIM.");
    const slow: typeof satim = {
      ...satim,
      fetchState: async (ref, language) => {
        const state = await satim.fetchState(ref, language, true);
        await settlePayment(shop.app, payment.id);
        return state;
      },
    };
    const app = { ...shop.app, gateways: new Map([["satim", slow]]) };
    expect(await settlePayment(app, payment.id)).toMatchObject({ status: "paid" });
    expect(await movesOf(payment.id)).toEqual(["pending", "paid"]);
  });

  it("that is not configured any more is waited for an hour at a time, by a person who is told", async () => {
    const { id } = await open();
    vi.useFakeTimers({ toFake: ["Date"] });
    const row = await settlePayment({ ...shop.app, gateways: new Map() }, id);
    expect(row).toMatchObject({
      status: "pending",
      reviewReason: "gateway_not_configured",
      nextCheckAt: new Date(Date.now() + 3_600_000),
    });
    expect(await stored(id)).toMatchObject({
      reviewReason: row?.reviewReason,
      nextCheckAt: row?.nextCheckAt,
    });
    expect(isLogged(id, "the payment's gateway is not configured")).toBe(true);
    expect(await settlePayment(shop.app, id)).toMatchObject({ status: "pending", reviewReason: null });
  });
});

describe("a declined card", () => {
  it("is noted once with the gateway's reason, and may be followed by a good one", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transactionId, { outcome: "declined" });
    await settlePayment(shop.app, payment.id);
    await settlePayment(shop.app, payment.id);
    expect(await movesOf(payment.id)).toEqual(["pending", "declined"]);
    await shop.sandbox.pay(payment.transactionId);
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({ status: "paid" });
  });
});

describe("a payment that got through", () => {
  it("settles its order; a second one of the same order does not, and goes back whole", async () => {
    const [first, second] = await openTwoPages(shop, await order(shop));
    for (const { id, transactionId } of [first, second]) {
      await shop.sandbox.pay(transactionId);
      await settlePayment(shop.app, id);
    }
    expect(await stored(first.id)).toMatchObject({ status: "paid", settlesOrder: true, nextCheckAt: null });
    expect(await stored(second.id)).toMatchObject({ status: "paid", settlesOrder: false });
    expect(await reasonsOf(first.id)).toEqual(["started", "cancelled", "the gateway says so"]);
    const refunds = shop.app.db.selectFrom("refund").select(["paymentId", "amount", "cause"]);
    expect(await refunds.where("paymentId", "in", [first.id, second.id]).execute()).toEqual([
      { paymentId: second.id, amount: second.amount.amount, cause: `duplicate:${second.id}` },
    ]);
  });

  it.each([
    ["currency_differs", { currency: "840" }],
    ["amount_differs", { depositAmount: 5000 }],
    ["order_number_differs", { OrderNumber: "SOMEOTHER1" }],
  ])(
    "is left to a person, and stays so, where what the gateway says of it is off: %s",
    async (reason, answer) => {
      const { id, transactionId } = await open();
      await shop.sandbox.pay(transactionId);
      await misreport(transactionId, answer);
      const flagged = { status: "pending", reviewReason: reason };
      expect(await settlePayment(shop.app, id)).toMatchObject({ ...flagged, nextCheckAt: null });
      expect(isLogged(id, "paid, but not what was asked: nothing is delivered")).toBe(true);
      await brokenAnswer();
      expect(await settlePayment(shop.app, id)).toMatchObject(flagged);
    },
  );
});

describe("a payment that was given back before we had heard of it", () => {
  it("is left to a person: nothing is delivered, and it is not asked for again", async () => {
    const payment = await open();
    await shop.sandbox.pay(payment.transactionId);
    await misreport(payment.transactionId, { OrderStatus: 4 });
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({
      status: "pending",
      reviewReason: "refunded_before_settled",
      nextCheckAt: null,
    });
    expect(await movesOf(payment.id)).toEqual(["pending"]);
  });
});
