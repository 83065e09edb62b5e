import { languageCodes } from "@rihla/contract/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callApi, type Guest, openPayment, order, seeOrder } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";
import { mailReceipt } from "./make-receipt.ts";
import { receiptOf } from "./receipt.ts";

let shop: TestShop;
let guest: Guest;
beforeAll(async () => {
  shop = await createStockedShop();
  guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
});
afterAll(() => shop.close());

const path = () => `/orders/${guest.number}/receipt`;

it.each(languageCodes)("holds all that the card scheme asks for, in %s", async (language) => {
  const paid = await seeOrder(shop, guest);
  const [payment] = paid.payments;
  if (!payment?.paidAt) throw new Error("It was paid");
  const of = { payment, number: guest.number, customer: paid.billing.name, order: paid };
  const content = receiptOf(of, language);
  const text = JSON.stringify(content);
  expect(payment.receipt.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["transactionId", "gatewayOrderNumber", "approvalCode"]),
  );
  for (const { value } of payment.receipt) expect(text).toContain(value);
  expect(text).toContain(payment.gatewayMessage);
  expect(text).toContain(guest.number);
  expect(text).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  expect(text).toMatch(/CIB \/ (Edahabia|الذهبية)/);
  expect(text).toMatch(/\d\.\d\d/);
  expect(content.help).toContain("3020");
});

it("is a PDF for who holds the order, the same each time", async () => {
  const first = await callApi(shop, "POST", path(), { as: guest });
  expect(first.status).toBe(200);
  const { name, content } = first.data as { name: string; content: string };
  expect(name).toBe(`receipt-${guest.number}.pdf`);
  const pdf = Buffer.from(content, "base64").toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.\d/);
  expect(pdf).toContain("/Lang");
  expect(pdf).toContain("ReadexPro");
  expect((await callApi(shop, "POST", path(), { as: guest })).data).toEqual(first.data);
});

it("does not exist for an order that nobody has paid", async () => {
  const unpaid = await order(shop);
  const answer = await callApi(shop, "POST", `/orders/${unpaid.number}/receipt`, { as: unpaid });
  expect(answer).toMatchObject({ status: 404, problem: { code: "not_found" } });
});

it("goes by mail to the order's own address", async () => {
  expect((await callApi(shop, "POST", `${path()}/mail`, { as: guest })).status).toBe(204);
  const { id } = await shop.app.db
    .selectFrom("customerOrder")
    .select("id")
    .where("number", "=", guest.number)
    .executeTakeFirstOrThrow();
  await mailReceipt(shop.app, id);
  const mails = await shop.sandbox.mailTo(guest.email);
  expect(mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).toContain(
    `receipt-${guest.number}.pdf`,
  );
});
