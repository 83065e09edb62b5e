import type { Cancellation, DeviceCheck } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOps } from "../../ops/run-ops.ts";
import { anyPlan, callApi, openPayment, order, orderBody, seeOrder } from "../../testing/purchase.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { syncCatalogue } from "../catalogue/index.ts";
import { provisionEsim } from "../esims/provisioning.test-kit.ts";
import { settlePayment } from "../payments/index.ts";
import { eraseOrders } from "./erase-orders.ts";

const checked: DeviceCheck = { model: "Galaxy S23", eid: "verified", lock: "free", forSomebodyElse: false };

let shop: TestShop;
beforeAll(async () => {
  // A supplier that takes nothing back by itself: only what the shop knows can decide.
  shop = await createTestShop({ ESIM_PROVIDERS: "airalo" });
  await syncCatalogue(shop.app);
}, 90_000);
afterAll(() => shop.close());

async function bought(changes: object = {}) {
  const lines = [{ plan: await anyPlan(shop), quantity: 1 }];
  const guest = await order(shop, lines, changes);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  const esim = (await seeOrder(shop, guest)).esims[0]?.id as string;
  await provisionEsim(shop.app, esim);
  const refunds = async () =>
    (
      await shop.app.db.selectFrom("refund").select("amount").where("paymentId", "=", payment.id).execute()
    ).map(({ amount }) => amount);
  return { ...guest, esim, refunds, price: guest.order.total.amount };
}
const refuse = async (one: { number: string; secret: string; esim: string }) => {
  const body = { esim: one.esim, what: "phone_refuses", to: "card" };
  const { data } = await callApi(shop, "POST", `/orders/${one.number}/failures`, { body, as: one });
  return (data as Cancellation).esims[0]?.failure;
};
const noteOf = async (esimId: string) =>
  (
    await shop.app.db
      .selectFrom("esimFailure")
      .select("note")
      .where("esimId", "=", esimId)
      .executeTakeFirstOrThrow()
  ).note;

describe("what was found out about the phone", () => {
  it("travels with the order, and leaves it with its owner's account", async () => {
    const one = await order(shop, undefined, { deviceCheck: checked });
    expect(one.order.deviceCheck).toEqual(checked);
    expect((await seeOrder(shop, one)).deviceCheck).toEqual(checked);
    const row = shop.app.db.selectFrom("customerOrder").selectAll().where("number", "=", one.number);
    const placed = await row.executeTakeFirstOrThrow();
    await shop.app.db.transaction().execute((tx) => eraseOrders(tx, [placed]));
    expect(await row.executeTakeFirst()).toMatchObject({ deviceCheck: null, erasedAt: expect.any(Date) });
  });

  it("is nothing where nobody said anything", async () => {
    const one = await order(shop);
    expect(one.order.deviceCheck).toBeNull();
  });

  it("is refused where it says more than is asked", async () => {
    const total = (await order(shop)).order.total;
    const body = orderBody(await anyPlan(shop), total, {
      deviceCheck: { ...checked, model: "x".repeat(61) },
    });
    expect((await callApi(shop, "POST", "/orders", { body })).status).toBe(400);
  });
});

describe("a phone that refuses the eSIM", () => {
  it.each(["shown", "told"] as const)(
    "is paid back at once where it was checked before paying, its EID %s",
    async (eid) => {
      const one = await bought({ deviceCheck: { ...checked, eid } });
      expect(await refuse(one)).toBe("given_back");
      expect(await one.refunds()).toEqual([one.price]);
      expect(await refuse(one)).toBe("given_back");
      expect(await one.refunds()).toEqual([one.price]);
      expect(await noteOf(one.esim)).toContain("Galaxy S23");
    },
  );

  it.each([
    ["was not checked", undefined],
    ["showed no EID", { ...checked, eid: "missing" } as const],
    ["is locked", { ...checked, lock: "locked" } as const],
    ["may be locked", { ...checked, lock: "unknown" } as const],
  ])("is looked at by a person where it %s, who reads what was answered", async (_, deviceCheck) => {
    const one = await bought(deviceCheck ? { deviceCheck } : {});
    expect(await refuse(one)).toBe("with_support");
    expect(await one.refunds()).toEqual([]);
    const { failures } = JSON.parse(await runOps(["stuck", "--json"], (use) => use(shop.app)));
    const note = deviceCheck ? `EID ${deviceCheck.eid}, lock ${deviceCheck.lock}` : "was not checked";
    expect(failures).toContainEqual(
      expect.objectContaining({
        esimId: one.esim,
        what: "phone_refuses",
        note: expect.stringContaining(note),
      }),
    );
  });

  it("is looked at by a person where the eSIM is on it all the same", async () => {
    const one = await bought({ deviceCheck: checked });
    const esims = shop.app.db.selectFrom("esim").selectAll().where("id", "=", one.esim);
    const { iccid } = await esims.executeTakeFirstOrThrow();
    for (const step of ["install", "use"])
      await shop.sandbox.post(`/controls/airalo/esims/${iccid}/${step}`, { megabytes: 5 });
    expect(await refuse(one)).toBe("with_support");
    expect(await one.refunds()).toEqual([]);
  });

  it("decides by itself once for an e-mail, then a person looks", async () => {
    const one = await bought({ deviceCheck: checked });
    expect(await refuse(one)).toBe("given_back");
    const { billing } = one.order;
    const again = await bought({ deviceCheck: checked, billing });
    expect(await refuse(again)).toBe("with_support");
    expect(await again.refunds()).toEqual([]);
  });
});
