import { randomUUID } from "node:crypto";
import type { Payment } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi, transactionOf } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";
import { receiptOf } from "./receipt.ts";
import { mailTopUpReceipt } from "./top-up-receipt.ts";

let shop: TestShop;
let token: string;
const email = `${randomUUID()}@example.com`;
beforeAll(async () => {
  shop = await createTestShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
  token = await signIn(shop, email);
});
afterAll(() => shop.close());

async function topUp(): Promise<Payment> {
  const body = { amount: { amount: 200_000, currency: "DZD" }, method: "cib", language: "ar" };
  return (await callApi(shop, "POST", "/wallet/top-ups", { as: { token }, body })).data as Payment;
}
const pay = async (payment: Payment) => {
  await shop.sandbox.pay(transactionOf(payment));
  await settlePayment(shop.app, payment.id);
};
const path = ({ orderNumber }: Payment) => `/wallet/top-ups/${orderNumber}/receipt`;

it("of money put into a wallet is its owner's once it is there, as a PDF and by mail", async () => {
  const payment = await topUp();
  const ask = () => callApi(shop, "POST", path(payment), { as: { token } });
  expect((await ask()).status).toBe(404);
  await pay(payment);
  const { data } = await ask();
  expect((data as { name: string }).name).toBe(`receipt-${payment.orderNumber}.pdf`);
  expect((await callApi(shop, "POST", `${path(payment)}/mail`, { as: { token } })).status).toBe(204);
  const { id } = await shop.app.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await mailTopUpReceipt(shop.app, payment.id, id);
  const [mail] = await shop.sandbox.mailTo(email).then((mails) => mails.filter((one) => one.attachments[0]));
  expect(mail?.attachments[0]?.filename).toBe(`receipt-${payment.orderNumber}.pdf`);
});

it("names the top-up, its bank's numbers and no purchase", async () => {
  const payment = await topUp();
  await pay(payment);
  const { data } = await callApi(shop, "GET", `/payments/${payment.id}`, { as: { token } });
  const paid = { payment: data as Payment, number: payment.orderNumber, customer: null, order: undefined };
  const content = receiptOf(paid, "en");
  expect(content.bought).toEqual([]);
  expect([...content.amount, ...content.payment].map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Top-up number", "Transaction ID", "Approval code", "Amount"]),
  );
  expect(content.payment.map(({ name }) => name)).not.toContain("Customer");
});
