import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPayment, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findPayment, findStuckPayments, insertRefund } from "./payments.repository.ts";
import { settleByHand } from "./settle-by-hand.ts";
import { settlePayment } from "./settle-payment.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const stuck = async () => {
  const { payments, refunds } = await findStuckPayments(shop.app.db);
  return [...payments, ...refunds].map(({ id }) => id);
};

async function paidPayment() {
  const payment = await openPayment(shop, await order(shop));
  await shop.sandbox.pay(payment.transactionId);
  return payment;
}

async function flaggedPayment() {
  const payment = await paidPayment();
  await shop.sandbox.post(`/controls/satim/orders/${payment.transactionId}/misreport`, {
    depositAmount: 5000,
  });
  expect(await settlePayment(shop.app, payment.id)).toMatchObject({ reviewReason: "amount_differs" });
  return payment;
}

async function stuckRefund(amount: (paid: number) => number) {
  const payment = await paidPayment();
  await settlePayment(shop.app, payment.id);
  const id = await shop.app.db.transaction().execute((tx) =>
    insertRefund(tx, {
      paymentId: payment.id,
      cause: randomUUID(),
      amount: amount(payment.amount.amount),
      status: "manual",
      note: null,
    }),
  );
  return { payment, id: id as string };
}

test("a payment under review that is closed by hand stays so: nothing the gateway says delivers it or puts it up again", async () => {
  const { id } = await flaggedPayment();
  expect(await stuck()).toContain(id);
  expect(await settleByHand(shop.app, id, "given back on 3 May")).toBe(true);
  expect(await settlePayment(shop.app, id)).toMatchObject({
    status: "declined",
    reviewReason: null,
    settledByHand: "amount_differs: given back on 3 May",
    settlesOrder: false,
  });
  expect(await stuck()).not.toContain(id);
});

test("a refund done by hand is done, and the payment refunded when all of it went back", async () => {
  const { payment, id } = await stuckRefund((paid) => paid);
  expect(await stuck()).toContain(id);
  expect(await settleByHand(shop.app, id, "done at the bank")).toBe(true);
  expect(await stuck()).not.toContain(id);
  expect(await findPayment(shop.app.db, payment.id)).toMatchObject({ status: "refunded" });
});

test("a part given back by hand leaves the rest paid", async () => {
  const { payment, id } = await stuckRefund((paid) => paid - 100);
  expect(await settleByHand(shop.app, id, "done at the bank")).toBe(true);
  expect(await findPayment(shop.app.db, payment.id)).toMatchObject({ status: "paid" });
});

test("what needs nobody is left alone, also the second time", async () => {
  const { payment, id } = await stuckRefund((paid) => paid);
  expect(await settleByHand(shop.app, randomUUID(), "?")).toBe(false);
  expect(await settleByHand(shop.app, payment.id, "?")).toBe(false);
  expect(await settleByHand(shop.app, id, "once")).toBe(true);
  expect(await settleByHand(shop.app, id, "twice")).toBe(false);
});
