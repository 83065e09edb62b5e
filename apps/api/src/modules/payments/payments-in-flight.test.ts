import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Guest, openPayment, order } from "../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { findPayment, findPaymentsOf, insertRefund } from "./payments.repository.ts";
import { findMoneyInFlight, mayTakeMoney, settleOpenPayments } from "./payments-in-flight.ts";
import { settlePayment } from "./settle-payment.ts";

const now = new Date("2026-01-10T12:00:00Z");
const attempt = {
  status: "pending" as const,
  gatewayRef: "mdOrder" as string | null,
  reviewReason: null as string | null,
  settledByHand: null as string | null,
  heldSince: null as Date | null,
  sessionEndsAt: new Date("2026-01-10T12:10:00Z"),
};
const over = { sessionEndsAt: new Date("2026-01-10T11:59:59Z") };

test.each([
  ["a page that is open", {}, true],
  ["a page whose time is over, of which the gateway has not told the end", over, true],
  ["a page that is just being asked for", { gatewayRef: null }, true],
  ["a page that never came", { gatewayRef: null, ...over }, false],
  ["a page that never came, at its last moment", { gatewayRef: null, sessionEndsAt: now }, false],
  ["a refused card while another may be tried", { status: "declined" as const }, true],
  ["a refused card, and the time is over", { status: "declined" as const, ...over }, false],
  ["a page that the gateway did not open", { status: "declined" as const, gatewayRef: null }, false],
  ["money that its gateway holds, however late", { heldSince: now, ...over }, true],
  ["a payment that got through", { status: "paid" as const }, false],
  ["money given back", { status: "refunded" as const, ...over }, false],
  [
    "an answer that a person has to look at",
    { status: "declined" as const, reviewReason: "amount_differs", ...over },
    true,
  ],
  [
    "what a person has looked at, though the time is not over",
    { status: "declined" as const, settledByHand: "given back" },
    false,
  ],
])("%s may take money: %s", (_name, change, expected) => {
  expect(mayTakeMoney({ ...attempt, ...change }, now)).toBe(expected);
});

describe("the money of some orders", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createStockedShop();
  });
  afterAll(() => shop.close());

  async function idsOf(...guests: Guest[]): Promise<string[]> {
    const numbers = guests.map(({ number }) => number);
    const rows = shop.app.db.selectFrom("customerOrder").select("id").where("number", "in", numbers);
    return (await rows.execute()).map(({ id }) => id);
  }

  async function settled(guest: Guest, outcome: "approved" | "declined") {
    const payment = await openPayment(shop, guest);
    await shop.sandbox.pay(payment.transactionId, { outcome });
    await settlePayment(shop.app, payment.id);
    return payment;
  }

  const change = (id: string, values: ReturnType<typeof sql>) =>
    sql`update payment set ${values} where id = ${id}`.execute(shop.app.db);

  it("is under way while an order has an open page or a refund to come, and that order is named once", async () => {
    const [waiting, returned, done] = [await order(shop), await order(shop), await order(shop)];
    await openPayment(shop, waiting);
    await settled(done, "approved");
    const { id, amount } = await settled(returned, "approved");
    const refund = { paymentId: id, cause: randomUUID(), amount: amount.amount, note: null };
    await shop.app.db.transaction().execute((tx) => insertRefund(tx, { ...refund, status: "requested" }));

    const ids = await idsOf(waiting, returned, done);
    expect(await shop.app.db.transaction().execute((tx) => findMoneyInFlight(tx, ids))).toEqual([
      { reason: "payment_pending", orderNumber: waiting.number },
      { reason: "refund_under_way", orderNumber: returned.number },
    ]);
  });

  it("is asked for at the gateway where it may still come, and nowhere else", async () => {
    const guest = await order(shop);
    const over = await settled(guest, "declined");
    await change(over.id, sql`session_ends_at = now() - interval '1 second', checked_at = null`);
    const unheard = await openPayment(shop, guest);
    await shop.sandbox.pay(unheard.transactionId);
    await change(unheard.id, sql`checked_at = now() - interval '2 seconds'`);

    const asked = (await findPayment(shop.app.db, over.id))?.checks;
    await settleOpenPayments(shop.app, await findPaymentsOf(shop.app.db, await idsOf(guest)), 2);
    expect(await findPayment(shop.app.db, unheard.id)).toMatchObject({ status: "paid" });
    expect(await findPayment(shop.app.db, over.id)).toMatchObject({ status: "declined", checks: asked });
  });
});
