import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../../../database.ts";
import { anyPlan, order } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { requestRefund } from "../../payments/index.ts";
import {
  change,
  type EsimRow,
  esimsOf,
  jobsOf,
  orderRow,
  paidOrder,
  pairOfEsims,
  provision,
  reasonsOf,
  refundsOf,
} from "../fulfilment/fulfilment.test-kit.ts";
import { findLines } from "../orders.repository.ts";
import { creditUnused, refundCancelledEsim, refundFailedEsim, refundRefusedEsim } from "./refund-esim.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

describe("an eSIM that is refused", () => {
  const returnEsim = (esim: { id: string; orderId: string; orderLineId: string; position: number }) =>
    shop.app.db.transaction().execute((tx) => refundRefusedEsim(shop.app, tx, esim));
  it("gives back its own price when it is refused; the order closes with the last one", async () => {
    const { placed, first, second } = await pairOfEsims(shop);
    const [line] = await findLines(shop.app.db, [placed.id]);
    await provision(shop, first.id, "refused");
    await returnEsim(first);
    expect(await refundsOf(shop, placed.paymentId)).toEqual([
      { amount: line?.unitPrice, cause: `refused:${first.id}` },
    ]);
    expect(await orderRow(shop, placed.number)).toMatchObject({ status: "placed", closeReason: null });
    await provision(shop, second.id, "refused");
    await returnEsim(second);
    expect(await refundsOf(shop, placed.paymentId)).toHaveLength(2);
    expect(await orderRow(shop, placed.number)).toMatchObject({ status: "closed", closeReason: "refunded" });
    expect(await reasonsOf(shop, placed.id)).toContain("nothing of it was delivered or kept");
  });

  it("gives nothing back without the line it was bought on, or the payment that bought it", async () => {
    const { first } = await pairOfEsims(shop);
    await expect(returnEsim({ ...first, orderLineId: randomUUID() })).rejects.toThrow("No eSIM 0 was bought");
    const unpaid = await orderRow(shop, (await order(shop)).number);
    const [line] = await findLines(shop.app.db, [unpaid.id]);
    await expect(returnEsim({ ...first, orderId: unpaid.id, orderLineId: line?.id ?? "" })).rejects.toThrow(
      `The eSIM ${first.id}, which is given back, was not paid`,
    );
  });
});

describe("what was paid for an eSIM", () => {
  const inOne = (work: (tx: Tx) => Promise<void>) => shop.app.db.transaction().execute(work);
  const ways: Record<string, (tx: Tx, esim: EsimRow) => Promise<void>> = {
    refused: (tx, esim) => refundRefusedEsim(shop.app, tx, esim),
    cancelled: (tx, esim) => refundCancelledEsim(shop.app, tx, esim, null),
    failed: (tx, esim) => refundFailedEsim(shop.app, tx, esim, null),
  };
  async function oneEsim(quantity = 1) {
    const placed = await paidOrder(shop, [{ plan: await anyPlan(shop), quantity }]);
    const [esim, second] = await esimsOf(shop, placed.id);
    if (!esim) throw new Error("An eSIM was asked for.");
    return { placed, esim, second };
  }
  const giveBefore = (paymentId: string, amount: number) =>
    inOne((tx) => requestRefund(shop.app, tx, { paymentId, amount, cause: `operator:${randomUUID()}` }));

  it.each(Object.keys(ways))("goes back once, whatever else is said of it after it was %s", async (first) => {
    const { placed, esim } = await oneEsim(2);
    for (const way of [first, ...Object.keys(ways)])
      await inOne((tx) => ways[way]?.(tx, esim) as Promise<void>);
    expect(await refundsOf(shop, placed.paymentId)).toEqual([
      { amount: placed.total / 2, cause: `${first}:${esim.id}` },
    ]);
  });

  it("leaves the order open while people look at another eSIM of it", async () => {
    const { placed, esim, second } = await oneEsim(2);
    const failure = {
      esimId: second?.id ?? "",
      what: "no_connection",
      status: "with_support",
      note: "",
    } as const;
    await shop.app.db
      .insertInto("esimFailure")
      .values({ ...failure, said: null, walletOf: null })
      .execute();
    await shop.app.db
      .updateTable("esim")
      .set({ provisioning: "refused" })
      .where("id", "=", esim.id)
      .execute();
    await inOne((tx) => refundRefusedEsim(shop.app, tx, esim));
    expect(await orderRow(shop, placed.number)).toMatchObject({ status: "placed" });
  });

  it("does not go back once what was unused of it is credited", async () => {
    const { placed, esim } = await oneEsim();
    await signIn(shop, placed.email);
    const { id: walletOf } = await shop.app.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", placed.email)
      .executeTakeFirstOrThrow();
    await inOne((tx) => creditUnused(shop.app, tx, esim, { amount: 100, walletOf }));
    for (const way of Object.values(ways)) await inOne((tx) => way(tx, esim));
    expect(await refundsOf(shop, placed.paymentId)).toEqual([{ amount: 100, cause: `repaired:${esim.id}` }]);
  });

  it("stands for the eSIM that came in its place", async () => {
    const { placed, esim } = await oneEsim();
    const other = await oneEsim();
    await shop.app.db
      .updateTable("esim")
      .set({ replacedBy: other.esim.id })
      .where("id", "=", esim.id)
      .execute();
    await inOne((tx) => refundFailedEsim(shop.app, tx, esim, null));
    expect(await refundsOf(shop, placed.paymentId)).toEqual([]);
  });

  it("goes back to the last centime that an operator has left of it", async () => {
    const one = await oneEsim();
    await giveBefore(one.placed.paymentId, one.placed.total - 1);
    await inOne((tx) => refundFailedEsim(shop.app, tx, one.esim, null));
    expect(await refundsOf(shop, one.placed.paymentId)).toContainEqual({
      amount: 1,
      cause: `failed:${one.esim.id}`,
    });
    const none = await oneEsim();
    await giveBefore(none.placed.paymentId, none.placed.total);
    await inOne((tx) => refundFailedEsim(shop.app, tx, none.esim, null));
    expect(await refundsOf(shop, none.placed.paymentId)).toHaveLength(1);
  });

  it("is told by mail to who gave it back", async () => {
    const { esim } = await oneEsim();
    await inOne((tx) => refundCancelledEsim(shop.app, tx, esim, null));
    expect(await jobsOf(shop, "mail-cancelled", "esimId", esim.id)).toBe(1);
  });

  it("leaves an order as it is that was closed before", async () => {
    const { placed, esim } = await oneEsim();
    await change(shop, placed.number, { status: "closed", closeReason: "refunded" });
    await shop.app.db
      .updateTable("esim")
      .set({ provisioning: "refused" })
      .where("id", "=", esim.id)
      .execute();
    await inOne((tx) => refundRefusedEsim(shop.app, tx, esim));
    expect(await reasonsOf(shop, placed.id)).not.toContain("nothing of it was delivered or kept");
  });

  it("waits for the choice of a wallet, where the shop has one", async () => {
    const REFUND_CHOICE_MINUTES = 30;
    const config = { ...shop.app.config, REFUND_CHOICE_MINUTES };
    const sendAfter = async (methods: string[]) => {
      const { placed, esim } = await oneEsim();
      const app = {
        ...shop.app,
        config,
        methods: shop.app.methods.filter(({ method }) => methods.includes(method)),
      };
      await inOne((tx) => refundRefusedEsim(app, tx, esim));
      const refunds = shop.app.db.selectFrom("refund").where("paymentId", "=", placed.paymentId);
      return (await refunds.select("sendAfter").executeTakeFirstOrThrow()).sendAfter;
    };
    expect(await sendAfter(["cib"])).toBeNull();
    const seconds = (((await sendAfter(["cib", "wallet"]))?.getTime() ?? 0) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan((REFUND_CHOICE_MINUTES - 1) * 60);
    expect(seconds).toBeLessThanOrEqual(REFUND_CHOICE_MINUTES * 60);
  });
});
