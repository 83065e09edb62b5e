import { randomUUID } from "node:crypto";
import type { Order, PayBacks, Payment, Quote } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anyPlan, callApi, orderBody, transactionOf } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { moveWalletMoney } from "../operators/index.ts";
import { requestRefund, settlePayment } from "../payments/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: "cib:satim,wallet:wallet" });
});
afterAll(() => shop.close());

const email = `${randomUUID()}@example.com`;
const dinars = (amount: number) => ({ amount, currency: "DZD" });
const operator = (what: "credit" | "pay-out", amount: number) =>
  moveWalletMoney(shop.app, what, {
    email,
    amount: dinars(amount),
    responsible: { who: "Amel", why: "asked for it" },
  });

async function payByCard(token: string, path: string, body: object): Promise<Payment> {
  const payment = (await callApi(shop, "POST", path, { as: { token }, body })).data as Payment;
  await shop.sandbox.pay(transactionOf(payment));
  await settlePayment(shop.app, payment.id);
  return payment;
}

/** Bought by card, and given back into the wallet. */
async function boughtAndGivenBack(token: string): Promise<Payment & { total: number }> {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const quote = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
  const { total } = quote.data as Quote;
  const billing = { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" };
  const body = orderBody("", total, { lines, billing });
  const { number } = (
    (await callApi(shop, "POST", "/orders", { as: { token }, body })).data as { order: Order }
  ).order;
  const payment = await payByCard(token, `/orders/${number}/payments`, { method: "cib" });
  const { id: walletOf } = await shop.app.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await shop.app.db.transaction().execute((tx) =>
    requestRefund(shop.app, tx, {
      paymentId: payment.id,
      amount: total.amount,
      cause: `test:${payment.id}`,
      toWalletOf: walletOf,
    }),
  );
  return { ...payment, total: total.amount };
}

it("says of what no card takes back from which day it may be paid out, and from that day it may", async () => {
  const token = await signIn(shop, email);
  const see = async () =>
    (await callApi(shop, "GET", "/wallet/pay-backs", { as: { token } })).data as PayBacks;
  expect((await see()).payOuts).toEqual([]);
  await payByCard(token, "/wallet/top-ups", { amount: dinars(200_000), method: "cib" });
  // All of it may go back to its card.
  expect((await see()).payOuts).toEqual([]);
  await operator("credit", 30_000);
  const { id, total } = await boughtAndGivenBack(token);
  const { possible, payOuts } = await see();
  expect(possible.map(({ amount }) => amount)).toEqual([dinars(200_000)]);
  const from = payOuts[1]?.from ?? "";
  expect(payOuts).toEqual([
    { amount: dinars(30_000), from: null },
    { amount: dinars(total), from },
  ]);
  const days = shop.app.gateways.get("satim")?.disputeDays ?? 0;
  const until = Date.now() + days * 86_400_000;
  expect(from).toMatch(/T00:00:00.000Z$/);
  expect(Date.parse(from) - until).toBeGreaterThan(0);
  expect(Date.parse(from) - until).toBeLessThanOrEqual(86_400_000);

  await operator("pay-out", 30_000);
  await expect(operator("pay-out", 100)).rejects.toThrow("held_by_card");
  const paidAt = new Date(Date.now() - days * 86_400_000);
  await shop.app.db.updateTable("payment").set({ paidAt }).where("id", "=", id).execute();
  expect((await see()).payOuts).toEqual([{ amount: dinars(total), from: null }]);
  await operator("pay-out", total);
  expect((await see()).payOuts).toEqual([]);
});
