import { randomUUID } from "node:crypto";
import type { Payment, PaymentByLink } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callApi, type Guest, order, transactionOf } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { mailRefund } from "../order-messages/mail-refund.ts";
import { deleteOldUnpaidOrders } from "../orders/delete-unpaid-orders.ts";
import { findPayerAddresses } from "../orders/index.ts";
import { requestRefund, settlePayment } from "../payments/index.ts";
import { mailPayerReceipt } from "./payer-receipt.ts";

let shop: TestShop;
let guest: Guest;
let token: string;
let payment: PaymentByLink;
const payer = () => `${randomUUID()}@example.com`;

beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet", LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const placed = await order(shop);
  guest = placed;
  const link = await callApi(shop, "POST", `/orders/${guest.number}/payment-link`, { as: guest });
  ({ token } = link.data as { token: string });
  const body = {
    token,
    method: "cib",
    language: "en",
    expectedTotal: placed.order.total,
    termsAccepted: true,
  };
  payment = (await callApi(shop, "POST", "/payment-links/payments", { body })).data as PaymentByLink;
});

const payAtBank = async () => {
  await shop.sandbox.pay(transactionOf(payment as Payment));
  await settlePayment(shop.app, payment.id);
};
const path = (more = "") => `/payment-links/payments/${payment.id}/receipt${more}`;
const ask = (by = token) => callApi(shop, "POST", path(), { body: { token: by } });
const leave = (email: string, more: object = {}) =>
  callApi(shop, "POST", path("/mail"), { body: { token, email, ...more } });
const refund = async () => {
  const { id } = payment;
  const wanted = { paymentId: id, amount: 100, cause: `test:${id}` };
  await shop.app.db.transaction().execute((tx) => requestRefund(shop.app, tx, wanted));
  return shop.app.db.selectFrom("refund").select("id").where("paymentId", "=", id).executeTakeFirstOrThrow();
};

it("is a PDF for who holds the link, once it is paid", async () => {
  expect((await ask()).status).toBe(404);
  await payAtBank();
  const { status, data } = await ask();
  const { name, content } = data as { name: string; content: string };
  expect([status, name]).toEqual([200, `receipt-${guest.number}.pdf`]);
  expect(Buffer.from(content, "base64").toString("latin1")).toMatch(/^%PDF-1\.\d/);
  expect((await ask("x".repeat(43))).status).toBe(404);
});

it("goes to an address left for it, which is forgotten", async () => {
  await payAtBank();
  const email = payer();
  expect((await leave("nobody")).status).toBe(400);
  expect((await leave(email)).status).toBe(204);
  await mailPayerReceipt(shop.app, payment.id);
  const [mail] = await shop.sandbox.mailTo(email);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`receipt-${guest.number}.pdf`]);
  expect(mail?.subject).toContain("receipt");
  expect(await findPayerAddresses(shop.app.db, payment.id)).toEqual([]);
});

it("who wants to hear of money that goes back is told of it, and forgotten after 90 days", async () => {
  await payAtBank();
  const email = payer();
  await leave(email, { tellOfRefund: true });
  // Asking for the receipt again does not take it back.
  await leave(email);
  await mailPayerReceipt(shop.app, payment.id);
  const { id } = await refund();
  for (const what of ["given", "failed"] as const) await mailRefund(shop.app, id, what);
  const mails = await shop.sandbox.mailTo(email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    expect.stringContaining("given back"),
    expect.stringContaining("did not go through"),
    expect.stringContaining("receipt"),
  ]);
  for (const { text, html } of mails) expect(`${text}${html}`).not.toContain(guest.email);
  const after = (days: number) =>
    sql`update payer_address set kept_until = kept_until - make_interval(days => ${days})
      where email = ${email}`.execute(shop.app.db);
  await after(89);
  await deleteOldUnpaidOrders(shop.app.db);
  expect(await findPayerAddresses(shop.app.db, payment.id)).toEqual([email]);
  await after(2);
  await deleteOldUnpaidOrders(shop.app.db);
  expect(await findPayerAddresses(shop.app.db, payment.id)).toEqual([]);
});

it("fills nobody's mailbox", async () => {
  await payAtBank();
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) statuses.push((await leave(payer())).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});
