import type { Payment, PaymentByLink } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi, linkOf, openPayment, order, transactionOf } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findPayment, findPaymentsOf } from "./payments.repository.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { settlePayment } from "./settle-payment.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,card:stripe,paypal:paypal" });
});
afterAll(() => shop.close());

const orderInDollars = () => order(shop, undefined, { currency: "USD", paymentMethod: "card" });

const row = async (id: string) => {
  const payment = await findPayment(shop.app.db, id);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
};
const payCard = (ref: string) => shop.sandbox.post(`/controls/stripe/sessions/${ref}/pay`);
const agree = (ref: string) => shop.sandbox.post(`/controls/paypal/orders/${ref}/pay`);
type PaypalOrder = { capture: object | null };

describe("two gateways for the same dollars", () => {
  it("take an order's money once, whoever asks and however often at once", async () => {
    const guest = await orderInDollars();
    const left = await openPayment(shop, guest, "card");
    const chosen = await openPayment(shop, guest, "paypal");
    expect(await row(left.id)).toMatchObject({ status: "declined", declinedReason: "expired" });
    // The page was closed, and takes the money all the same, in the moment in which the other page is agreed to.
    await Promise.all([payCard(left.transactionId), agree(chosen.transactionId)]);
    const ids = [left.id, chosen.id];
    await Promise.all([...ids, ...ids, ...ids].map((id) => settlePayment(shop.app, id)));
    for (const id of ids) await settlePayment(shop.app, id);

    const { orderId } = await row(left.id);
    const payments = await findPaymentsOf(shop.app.db, [orderId]);
    expect(payments.map(({ status }) => status)).toEqual(["paid", "paid"]);
    expect(payments.filter(({ settlesOrder }) => settlesOrder)).toHaveLength(1);
    const refunds = await shop.app.db
      .selectFrom("refund")
      .selectAll()
      .where("paymentId", "in", ids)
      .execute();
    const [extra] = payments.filter(({ settlesOrder }) => !settlesOrder);
    expect(refunds).toMatchObject([{ paymentId: extra?.id, amount: extra?.amount }]);
    await sendRefund(shop.app, String(refunds[0]?.id));
    expect(await row(String(extra?.id))).toMatchObject({ status: "refunded" });
  });

  it("take no money on a page that was left, also when it is agreed to afterwards", async () => {
    const guest = await orderInDollars();
    const left = await openPayment(shop, guest, "paypal");
    const chosen = await openPayment(shop, guest, "card");
    await payCard(chosen.transactionId);
    await agree(left.transactionId);
    for (const { id } of [left, chosen, left]) await settlePayment(shop.app, id);
    expect(await row(chosen.id)).toMatchObject({ status: "paid", settlesOrder: true });
    expect(await row(left.id)).toMatchObject({ status: "declined" });
    const { capture } = await shop.sandbox.get<PaypalOrder>(`/controls/paypal/orders/${left.transactionId}`);
    expect(capture).toBeNull();
  });
});

it("a second relative learns before the page of the first is closed for another gateway", async () => {
  const guest = await orderInDollars();
  const token = await linkOf(shop, guest);
  const pay = (method: string, despiteOpenPage: boolean) =>
    callApi(shop, "POST", "/payment-links/payments", {
      body: { token, method, expectedTotal: guest.order.total, termsAccepted: true, despiteOpenPage },
    });
  const first = (await pay("paypal", false)).data as PaymentByLink;
  expect((await pay("card", false)).problem.code).toBe("payment_page_open");
  await agree(transactionOf(first as Payment));
  expect(await settlePayment(shop.app, first.id)).toMatchObject({ status: "paid" });
  expect((await pay("card", true)).problem.code).toBe("payment_link_paid");
});

describe("a gateway that is down", () => {
  it("is said to be so at once, is not waited for, and leaves the others to be paid with", async () => {
    const outages = async () => (await callApi(shop, "GET", "/payment-outages")).data;
    const guest = await orderInDollars();
    const pay = (method: string) =>
      callApi(shop, "POST", `/orders/${guest.number}/payments`, { body: { method }, as: guest });
    const asked = () => shop.sandbox.callsAt("stripe:POST checkout/sessions");
    await shop.sandbox.fault({ endpoint: "stripe:*", kind: "status", status: 503, times: null });
    expect(await outages()).toEqual([]);
    for (let time = 0; time < 3; time++)
      expect(await pay("card")).toMatchObject({ problem: { code: "gateway_unavailable" } });
    expect(await outages()).toEqual([
      { method: "card", currency: "USD" },
      { method: "card", currency: "EUR" },
    ]);
    const before = await asked();
    expect(await pay("card")).toMatchObject({ problem: { code: "gateway_unavailable" } });
    expect(await asked()).toBe(before);

    const payment = await openPayment(shop, guest, "paypal");
    await agree(payment.transactionId);
    expect(await settlePayment(shop.app, payment.id)).toMatchObject({ status: "paid", settlesOrder: true });
    await shop.sandbox.clearFaults();
  });
});
