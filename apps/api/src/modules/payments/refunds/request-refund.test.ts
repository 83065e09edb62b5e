import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPayment, order } from "../../../testing/purchase.ts";
import { asOwner } from "../../../testing/test-database.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import type { GatewayFacts } from "../payment-gateway.ts";
import { aGateway } from "../payments.test-kit.ts";
import { settlePayment } from "../settle-payment.ts";
import { requestRefund } from "./request-refund.ts";

let shop: TestShop;
let payment: { id: string; paid: number };

beforeAll(async () => {
  shop = await createStockedShop();
  const { id, transactionId, amount } = await openPayment(shop, await order(shop));
  await shop.sandbox.pay(transactionId);
  await settlePayment(shop.app, id);
  payment = { id, paid: amount.amount };
});
afterAll(() => shop.close());
beforeEach(async () => {
  await asOwner(shop, "delete from refund");
  await sql`delete from jobs.job where name = 'refund-payment'`.execute(shop.app.db);
});

const byApi = {
  amounts: { DZD: { minimum: 100, step: 100 } },
  refunds: { by: "api", partial: true, smallest: 100, sameForSeconds: 0 },
} as const;

function give(amount: number, facts: Partial<GatewayFacts> | null = byApi, cause: string = randomUUID()) {
  const gateways = new Map(facts ? [["satim", aGateway("satim", facts)]] : []);
  const app = { gateways, jobs: shop.app.jobs };
  return shop.app.db
    .transaction()
    .execute((tx) => requestRefund(app, tx, { paymentId: payment.id, amount, cause }));
}

const refunds = () => shop.app.db.selectFrom("refund").select(["amount", "status", "note"]).execute();
const jobs = async () =>
  (
    await sql<{
      id: string;
    }>`select data->>'refundId' as id from jobs.job where name = 'refund-payment'`.execute(shop.app.db)
  ).rows;

describe("money that goes back", () => {
  it("is requested once for each cause, with one job to send it", async () => {
    await give(500, byApi, "refused:1");
    await give(500, byApi, "refused:1");
    expect(await refunds()).toEqual([{ amount: 500, status: "requested", note: null }]);
    const { id } = await shop.app.db.selectFrom("refund").select("id").executeTakeFirstOrThrow();
    expect(await jobs()).toEqual([{ id }]);
  });

  it("is never more than was paid, all refunds together", async () => {
    await give(500);
    await give(payment.paid - 500);
    await expect(give(100)).rejects.toThrow(`refunds of payment ${payment.id} exceed what was paid`);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([500, payment.paid - 500]);
  });

  it("goes by itself where only the whole can be given back, and it is the whole", async () => {
    await give(payment.paid, {
      ...byApi,
      refunds: { by: "api", partial: false, smallest: 100, sameForSeconds: 0 },
    });
    expect(await refunds()).toMatchObject([{ status: "requested" }]);
  });

  it("may be smaller than any payment the gateway takes", async () => {
    await give(500, { ...byApi, amounts: { DZD: { minimum: 600, step: 100 } } });
    expect(await refunds()).toMatchObject([{ status: "requested" }]);
  });

  it.each<[string, number, Partial<GatewayFacts>]>([
    ["gives nothing back by itself", 500, { ...byApi, refunds: { by: "manual" } }],
    [
      "gives back the whole only",
      500,
      { ...byApi, refunds: { by: "api", partial: false, smallest: 100, sameForSeconds: 0 } },
    ],
    [
      "moves no amount so small",
      500,
      { ...byApi, refunds: { by: "api", partial: true, smallest: 600, sameForSeconds: 0 } },
    ],
    ["moves no such amount", 550, byApi],
  ])("is left to an operator where the gateway %s", async (_what, amount, facts) => {
    await give(amount, facts);
    expect(await refunds()).toEqual([{ amount, status: "manual", note: "the gateway can't do it" }]);
    expect(await jobs()).toEqual([]);
  });

  it("is left to an operator where the gateway is not configured any more", async () => {
    await give(500, null);
    expect(await refunds()).toEqual([
      { amount: 500, status: "manual", note: "the gateway satim is not configured" },
    ]);
    expect(await jobs()).toEqual([]);
  });

  it("is of a payment that exists", async () => {
    const paymentId = randomUUID();
    const refund = { paymentId, amount: 100, cause: "none" };
    const request = shop.app.db.transaction().execute((tx) => requestRefund(shop.app, tx, refund));
    await expect(request).rejects.toThrow(`No payment ${paymentId} to refund`);
  });
});
