import type { Payment } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { anyPlan, callApi, orderBody, transactionOf } from "../../../testing/purchase.ts";
import { startShopProcess } from "../../../testing/shop-process.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { refundPaymentJob } from "../payments.queue.ts";
import { settlePayment } from "../settle-payment.ts";
import { sweepPayments } from "../sweep-payments.ts";
import { requestRefund } from "./request-refund.ts";
import { sendRefund } from "./send-refund.ts";

/** Processes start one after the other, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "card:stripe,paypal:paypal" });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.sandbox.forgetCalls();
});

/** What these gateways' sandboxes call it. */
const banks = {
  card: { endpoint: "stripe:POST refunds", at: "/controls/stripe/sessions" },
  paypal: { endpoint: "paypal:POST v2/payments/captures/:id/refund", at: "/controls/paypal/orders" },
} as const;
type Method = keyof typeof banks;
const methods: Method[] = ["card", "paypal"];

/** A payment in dollars; half of it is to go back. */
async function owed(method: Method) {
  const lines = [{ plan: await anyPlan(shop), quantity: 4 }];
  const quoted = await callApi(shop, "POST", "/quotes", { body: { currency: "USD", lines } });
  const { total } = quoted.data as { total: Payment["amount"] };
  const body = orderBody("", total, { currency: "USD", lines, paymentMethod: method });
  const placed = (await callApi(shop, "POST", "/orders", { body })).data as {
    order: { number: string };
    secret: string;
  };
  const path = `/orders/${placed.order.number}/payments`;
  const started = await callApi(shop, "POST", path, { body: { method }, as: { secret: placed.secret } });
  const payment = started.data as Payment;
  const at = `${banks[method].at}/${transactionOf(payment)}`;
  await shop.sandbox.post(`${at}/pay`);
  await settlePayment(shop.app, payment.id);
  const amount = payment.amount.amount / 2;
  const wanted = { paymentId: payment.id, amount, cause: `test:${payment.id}` };
  await shop.app.db.transaction().execute((tx) => requestRefund(shop.app, tx, wanted));
  const row = () =>
    shop.app.db
      .selectFrom("refund")
      .selectAll()
      .where("paymentId", "=", payment.id)
      .executeTakeFirstOrThrow();
  const givenThere = async () => (await shop.sandbox.get<{ refunds: object[] }>(at)).refunds.length;
  return { row, givenThere, refundId: (await row()).id };
}

/** It is time for the next look. */
const lookNow = () => sql`update refund set next_look_at = now() where status = 'sent'`.execute(shop.app.db);

const asked = (method: Method) => shop.sandbox.callsAt(banks[method].endpoint);

describe.each(methods)("a refund by %s, where the same one may be asked for again", (method) => {
  it("that never arrived is sent again at the first look, not a quarter of an hour later", async () => {
    const { row, givenThere, refundId } = await owed(method);
    await shop.sandbox.fault({ endpoint: banks[method].endpoint, kind: "drop", when: "before" });
    await sendRefund(shop.app, refundId);
    expect(await row()).toMatchObject({ status: "sent" });
    await lookNow();
    await sweepPayments(shop.app);
    await sweepPayments(shop.app);
    expect(await row()).toMatchObject({ status: "done" });
    expect(await givenThere()).toBe(1);
  });

  it("goes back once, however many look and send at once, and answers are lost", async () => {
    const { row, givenThere, refundId } = await owed(method);
    await shop.sandbox.fault({ endpoint: banks[method].endpoint, kind: "drop", when: "before", times: 2 });
    await shop.sandbox.fault({ endpoint: banks[method].endpoint, kind: "drop", when: "after", times: 2 });
    for (let round = 0; round < 6; round++) {
      await Promise.all([1, 2, 3].flatMap(() => [sendRefund(shop.app, refundId), sweepPayments(shop.app)]));
      await lookNow();
    }
    expect(await row()).toMatchObject({ status: "done" });
    expect(await givenThere()).toBe(1);
  });

  it.each(["before", "after"])(
    "goes back once where the worker dies while it is asked for, %s the gateway's work",
    async (when) => {
      const { row, givenThere, refundId } = await owed(method);
      await shop.sandbox.fault({ endpoint: banks[method].endpoint, kind: "slow", when, ms: 3000 });
      await shop.sandbox.forgetCalls();
      await shop.app.db.transaction().execute((tx) => shop.app.jobs.send(tx, refundPaymentJob, { refundId }));
      const worker = await startShopProcess(shop, "worker");
      await eventually(async () => expect(await asked(method)).toBe(1), 40);
      await worker.kill();
      expect(await row()).toMatchObject({ status: "sent" });
      // The gateway may still be at work on the dead worker's call when the next one asks.
      for (let round = 0; (await row()).status !== "done" && round < 5; round++) {
        await lookNow();
        await sweepPayments(shop.app);
      }
      await eventually(async () => {
        await lookNow();
        await sweepPayments(shop.app);
        expect(await row()).toMatchObject({ status: "done" });
      }, 40);
      expect(await givenThere()).toBe(1);
    },
  );
});
