import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { anyPlan, openPayment, order } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { findPayment, findStuckPayments } from "../payments.repository.ts";
import { settlePayment } from "../settle-payment.ts";
import { sweepPayments } from "../sweep-payments.ts";
import { requestRefund } from "./request-refund.ts";
import { sendRefund } from "./send-refund.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.sandbox.post("/controls/satim/settings", { tellsRefundedAmount: true });
});

const endpoint = "satim:refund.do";

/** A paid payment, all of which is to go back. */
async function owed() {
  const payment = await openPayment(shop, await order(shop));
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const { id, amount } = { id: payment.id, amount: payment.amount.amount };
  await shop.app.db
    .transaction()
    .execute((tx) => requestRefund(shop.app, tx, { paymentId: id, amount, cause: `test:${id}` }));
  const refund = () =>
    shop.app.db.selectFrom("refund").selectAll().where("paymentId", "=", id).executeTakeFirstOrThrow();
  const given = async () =>
    (await shop.sandbox.get<{ refundedAmount: number }>(`/controls/satim/orders/${payment.transactionId}`))
      .refundedAmount;
  return { id, amount, refund, given, refundId: (await refund()).id };
}

/** As if so many minutes had passed for every refund under way. */
async function later(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`;
  await sql`update refund set sent_at = sent_at - ${by}, next_look_at = next_look_at - ${by}, not_taken_at = not_taken_at - ${by}`.execute(
    shop.app.db,
  );
}

it("a refund whose answer was lost is found done at the bank, and never sent again", async () => {
  await shop.sandbox.fault({ endpoint, kind: "drop", when: "after" });
  const { id, amount, refund, given, refundId } = await owed();
  await sendRefund(shop.app, refundId);
  expect(await refund()).toMatchObject({ status: "sent" });
  await later(1);
  await sweepPayments(shop.app);
  expect(await refund()).toMatchObject({ status: "done" });
  expect(await findPayment(shop.app.db, id)).toMatchObject({ status: "refunded" });
  expect(await given()).toBe(amount);
  expect((await findStuckPayments(shop.app.db)).refunds).toEqual([]);
});

it("one that never arrived is sent again after two looks that say so, with a quarter of an hour between", async () => {
  await shop.sandbox.fault({ endpoint, kind: "drop", when: "before" });
  const { amount, refund, given, refundId } = await owed();
  await sendRefund(shop.app, refundId);
  for (const minutes of [1, 14]) {
    await later(minutes);
    await sweepPayments(shop.app);
    expect(await refund()).toMatchObject({ status: "sent", notTakenAt: expect.any(Date) });
    expect(await given()).toBe(0);
  }
  await later(1);
  await sweepPayments(shop.app);
  expect(await refund()).toMatchObject({ status: "requested" });
  await sweepPayments(shop.app);
  expect(await refund()).toMatchObject({ status: "done" });
  expect(await given()).toBe(amount);
});

it("of one payment only one refund is under way, so that what the bank says is about that one", async () => {
  await shop.sandbox.fault({ endpoint, kind: "drop", when: "after" });
  const payment = await openPayment(shop, await order(shop, [{ plan: await anyPlan(shop), quantity: 4 }]));
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const half = payment.amount.amount / 2;
  await shop.app.db.transaction().execute(async (tx) => {
    for (const part of ["a", "b"])
      await requestRefund(shop.app, tx, {
        paymentId: payment.id,
        amount: half,
        cause: `${part}:${payment.id}`,
      });
  });
  const parts = () =>
    shop.app.db
      .selectFrom("refund")
      .selectAll()
      .where("paymentId", "=", payment.id)
      .orderBy("cause")
      .execute();
  for (const { id } of await parts()) await sendRefund(shop.app, id);
  expect((await parts()).map(({ status }) => status)).toEqual(["sent", "requested"]);
  await later(1);
  await sweepPayments(shop.app);
  await sweepPayments(shop.app);
  expect((await parts()).map(({ status }) => status)).toEqual(["done", "done"]);
});

it("where the bank only says that something went back, it was ours", async () => {
  await shop.sandbox.post("/controls/satim/settings", { tellsRefundedAmount: false });
  await shop.sandbox.fault({ endpoint, kind: "drop", when: "after" });
  const { refund, refundId } = await owed();
  await sendRefund(shop.app, refundId);
  await later(1);
  await sweepPayments(shop.app);
  expect(await refund()).toMatchObject({ status: "done" });
});
