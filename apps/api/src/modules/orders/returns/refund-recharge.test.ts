import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { order } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import type { RechargeRow } from "../../recharges/index.ts";
import {
  change,
  jobsOf,
  orderRow,
  paidOrder,
  reasonsOf,
  refundsOf,
} from "../fulfilment/fulfilment.test-kit.ts";
import { refundRefusedRecharge } from "./refund-recharge.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

describe("a top-up that its supplier refuses", () => {
  const refuse = (orderId: string) => {
    const recharge = { id: randomUUID(), orderId } as RechargeRow;
    return shop.app.db
      .transaction()
      .execute((tx) => refundRefusedRecharge(shop.app, tx, recharge))
      .then(() => recharge.id);
  };

  it("is paid back whole, its order is over, and its buyer is told", async () => {
    const placed = await paidOrder(shop);
    const id = await refuse(placed.id);
    expect(await refundsOf(shop, placed.paymentId)).toEqual([
      { amount: placed.total, cause: `refused:${id}` },
    ]);
    expect(await orderRow(shop, placed.number)).toMatchObject({ status: "closed", closeReason: "refunded" });
    expect(await reasonsOf(shop, placed.id)).toContain("its supplier refused the top-up");
    expect(await jobsOf(shop, "mail-recharge", "rechargeId", id)).toBe(1);
  });

  it("is told of, though its order was closed before", async () => {
    const placed = await paidOrder(shop);
    await change(shop, placed.number, { status: "closed", closeReason: "refunded" });
    const id = await refuse(placed.id);
    expect(await reasonsOf(shop, placed.id)).not.toContain("its supplier refused the top-up");
    expect(await jobsOf(shop, "mail-recharge", "rechargeId", id)).toBe(1);
  });

  it("can't be paid back where nobody paid for it", async () => {
    const { id } = await orderRow(shop, (await order(shop)).number);
    await expect(refuse(id)).rejects.toThrow(/^The recharge \S+, which is refused, was not paid$/);
  });
});
