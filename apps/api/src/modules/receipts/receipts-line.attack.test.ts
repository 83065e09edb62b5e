import { afterAll, beforeAll, expect } from "vitest";
import { attack } from "../../testing/attack.ts";
import { callApi, type Guest, openPayment, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { settlePayment } from "../payments/index.ts";

let shop: TestShop;
let [greedy, honest]: [Guest?, Guest?] = [];
beforeAll(async () => {
  shop = await createStockedShop();
  [greedy, honest] = [await buy(), await buy()];
});
afterAll(() => shop.close());

async function buy(): Promise<Guest> {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}
const receiptOf = async (guest: Guest) =>
  (await callApi(shop, "POST", `/orders/${guest.number}/receipt`, { as: guest })).status;

attack(
  "A asks for more receipts at once than the shop makes in its line; B asks for one",
  { short: 20, whole: 200 },
  async (tries) => {
    const asked = Array.from({ length: tries }, () => receiptOf(greedy as Guest));
    // B comes when A's stand in line.
    const [first] = [await Promise.race(asked)];
    expect(first).toBe(503);
    expect(await receiptOf(honest as Guest)).toBe(200);
    const statuses = await Promise.all(asked);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  },
);
