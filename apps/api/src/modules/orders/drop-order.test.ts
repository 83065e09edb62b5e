import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  anyPlan,
  callApi,
  type Guest,
  linkOf,
  openPayment,
  order,
  seeOrder,
} from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { createCoupon } from "../coupons/index.ts";
import { settlePayment } from "../payments/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const drop = (guest: Guest) => callApi(shop, "DELETE", `/orders/${guest.number}`, { as: guest });

describe("an order that its owner drops", () => {
  it("is closed at once, can't be paid any more, and dropped twice is dropped", async () => {
    const guest = await order(shop);
    expect((await drop(guest)).status).toBe(204);
    expect((await drop(guest)).status).toBe(204);
    const { status, payableUntil } = await seeOrder(shop, guest);
    expect([status, Date.parse(payableUntil) <= Date.now()]).toEqual(["rejected", true]);
    const body = { method: "cib" };
    const paying = await callApi(shop, "POST", `/orders/${guest.number}/payments`, { as: guest, body });
    expect(paying.problem.code).toBe("order_not_payable");
  });

  it("gives its coupon back", async () => {
    const { code } = await createCoupon(shop.app.db, { percent: 10, maxUses: 1 });
    const lines = [{ plan: await anyPlan(shop), quantity: 2 }];
    const ask = () => callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines, coupon: code } });
    const guest = await order(shop, lines, { coupon: code });
    expect((await ask()).problem.code).toBe("coupon_usage_limit");
    await drop(guest);
    expect((await ask()).status).toBe(200);
  });

  it("withdraws its payment link", async () => {
    const guest = await order(shop);
    const token = await linkOf(shop, guest);
    await drop(guest);
    const seen = await callApi(shop, "POST", "/payment-links/lookup", { body: { token } });
    expect(seen.problem.code).toBe("payment_link_withdrawn");
    expect((await seeOrder(shop, guest)).paymentLinkEndsAt).toBeNull();
  });

  it("is refused where the bank has taken the money meanwhile, and delivered", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId);
    expect((await drop(guest)).problem.code).toBe("order_not_payable");
    expect((await seeOrder(shop, guest)).status).toBe("confirmed");
  });

  it("gives back what is paid afterwards on a page that was left open", async () => {
    const guest = await order(shop);
    const payment = await openPayment(shop, guest);
    expect((await drop(guest)).status).toBe(204);
    await shop.sandbox.pay(payment.transactionId);
    await settlePayment(shop.app, payment.id);
    const { status, esims, payments, total } = await seeOrder(shop, guest);
    expect([status, esims, payments[0]?.refunds[0]?.amount]).toEqual(["rejected", [], total]);
  });

  it("stays as it was where it is long over, and where it was paid", async () => {
    const guest = await order(shop);
    await sql`update customer_order set status = 'closed', close_reason = 'expired' where number = ${guest.number}`.execute(
      shop.app.db,
    );
    expect((await drop(guest)).status).toBe(204);
    const { closeReason } = await shop.app.db
      .selectFrom("customerOrder")
      .select("closeReason")
      .where("number", "=", guest.number)
      .executeTakeFirstOrThrow();
    expect(closeReason).toBe("expired");
  });
});
