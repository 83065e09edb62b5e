import type { Payment, PaymentByLink } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  callApi,
  type Guest,
  linkOf,
  openPayment,
  order,
  seeOrder,
  seePayment,
} from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findPayment, findStuckPayments } from "./payments.repository.ts";
import { settlePayment } from "./settle-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,card:stripe,paypal:paypal" });
});
afterAll(() => shop.close());

const orderInDollars = () => order(shop, undefined, { currency: "USD", paymentMethod: "card" });

const paypal = (ref: string, outcome: string) =>
  shop.sandbox.post(`/controls/paypal/orders/${ref}/pay`, { outcome });

/** A card that PayPal refuses, then a bank transfer on the same PayPal order, which takes days. */
async function heldAtPaypal() {
  const guest = await orderInDollars();
  const payment = await openPayment(shop, guest, "paypal");
  await paypal(payment.transactionId, "declined");
  expect(await seePayment(shop, guest, payment.id)).toMatchObject({
    status: "rejected",
    reason: "refused",
    refusedFor: "other_means",
    rejectedWords: [],
  });
  await paypal(payment.transactionId, "echeck");
  await settlePayment(shop.app, payment.id);
  return { guest, payment };
}

const days = (id: string, held: number) =>
  sql`update payment set held_since = now() - make_interval(days => ${held}), checks = 30, checked_at = null,
    next_check_at = now(), session_ends_at = now() - make_interval(days => ${held}) where id = ${id}`.execute(
    shop.app.db,
  );
const startPaying = (guest: Guest, method: string) =>
  callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method }, as: guest });

describe("a slow way to pay after a refusal on the same page", () => {
  it("reads pending, leads to no page, and no second payment begins, by whomever", async () => {
    const { guest, payment } = await heldAtPaypal();
    expect(await seePayment(shop, guest, payment.id)).toMatchObject({
      status: "pending",
      isHeld: true,
      awaitsPayer: false,
      redirectUrl: null,
      payableUntil: null,
      reason: null,
      refusedFor: null,
    });
    expect(await seeOrder(shop, guest)).toMatchObject({ status: "pending" });
    for (const method of ["paypal", "card"])
      expect((await startPaying(guest, method)).problem.code).toBe("payment_pending");
    const token = await linkOf(shop, guest);
    const byLink = await callApi(shop, "POST", "/payment-links/payments", {
      body: {
        token,
        method: "card",
        expectedTotal: guest.order.total,
        termsAccepted: true,
        despiteOpenPage: true,
      },
    });
    expect(byLink.problem.code).toBe("payment_pending");
  });

  it("keeps its order from being dropped, with whatever proof, until it has come to something", async () => {
    const { guest, payment } = await heldAtPaypal();
    const drop = (as: { secret: string } | { token: string }) =>
      callApi(shop, "DELETE", `/orders/${guest.number}`, { as });
    expect((await drop(guest)).problem.code).toBe("payment_pending");
    expect((await drop({ token: await signIn(shop, guest.email) })).problem.code).toBe("payment_pending");
    expect((await seeOrder(shop, guest)).status).toBe("pending");
    await paypal(payment.transactionId, "bounced");
    expect((await drop(guest)).status).toBe(204);
  });

  it("that comes to be held while its order is dropped is either waited for or given back", async () => {
    for (let round = 0; round < 4; round++) {
      const guest = await orderInDollars();
      const payment = await openPayment(shop, guest, "paypal");
      await paypal(payment.transactionId, "echeck");
      const drop = () => callApi(shop, "DELETE", `/orders/${guest.number}`, { as: guest });
      const [dropped] = await Promise.all([drop(), settlePayment(shop.app, payment.id)]);
      const isDropped = dropped.status === 204;
      expect((await seeOrder(shop, guest)).status).toBe(isDropped ? "rejected" : "pending");
      await paypal(payment.transactionId, "cleared");
      await settlePayment(shop.app, payment.id);
      const { status, payments } = await seeOrder(shop, guest);
      expect([status === "rejected", payments[0]?.refunds.length]).toEqual([isDropped, isDropped ? 1 : 0]);
    }
  });

  it("places the order once when the money comes, days later", async () => {
    const { guest, payment } = await heldAtPaypal();
    await days(payment.id, 6);
    await sweepPayments(shop.app);
    expect(await findPayment(shop.app.db, payment.id)).toMatchObject({ status: "pending", checks: 31 });
    expect((await startPaying(guest, "card")).problem.code).toBe("payment_pending");
    await paypal(payment.transactionId, "cleared");
    for (let time = 0; time < 3; time++) await settlePayment(shop.app, payment.id);
    expect(await findPayment(shop.app.db, payment.id)).toMatchObject({ status: "paid", settlesOrder: true });
    expect((await seeOrder(shop, guest)).status).not.toBe("pending");
  });

  it("lets the order be paid again once the money has failed to come", async () => {
    const { guest, payment } = await heldAtPaypal();
    await paypal(payment.transactionId, "bounced");
    await settlePayment(shop.app, payment.id);
    expect(await seePayment(shop, guest, payment.id)).toMatchObject({
      status: "rejected",
      isHeld: false,
      refusedFor: "unsaid",
    });
    const again = await openPayment(shop, guest, "card");
    await shop.sandbox.post(`/controls/stripe/sessions/${again.transactionId}/pay`);
    expect(await settlePayment(shop.app, again.id)).toMatchObject({ status: "paid", settlesOrder: true });
  });

  it("is told to a person after two weeks, asked about all the same, and is then still settled", async () => {
    const { payment } = await heldAtPaypal();
    const isListed = async () =>
      (await findStuckPayments(shop.app.db)).payments.some(({ id }) => id === payment.id);
    await days(payment.id, 14);
    await settlePayment(shop.app, payment.id);
    expect(await isListed()).toBe(true);
    expect(await findPayment(shop.app.db, payment.id)).toMatchObject({
      reviewReason: "held_long",
      nextCheckAt: expect.any(Date),
    });
    await paypal(payment.transactionId, "cleared");
    await settlePayment(shop.app, payment.id);
    expect(await isListed()).toBe(false);
    expect(await findPayment(shop.app.db, payment.id)).toMatchObject({ status: "paid", settlesOrder: true });
  });
});

it("a relative whose card of the world is slow is not asked to pay again either", async () => {
  const guest = await orderInDollars();
  const token = await linkOf(shop, guest);
  const pay = (despiteOpenPage: boolean) =>
    callApi(shop, "POST", "/payment-links/payments", {
      body: { token, method: "card", expectedTotal: guest.order.total, termsAccepted: true, despiteOpenPage },
    });
  const first = (await pay(false)).data as PaymentByLink;
  const ref = (first as Payment).receipt.find(({ field }) => field === "transactionId")?.value;
  await shop.sandbox.post(`/controls/stripe/sessions/${ref}/pay`, { outcome: "processing" });
  await settlePayment(shop.app, first.id);
  expect((await pay(true)).problem.code).toBe("payment_pending");
});
