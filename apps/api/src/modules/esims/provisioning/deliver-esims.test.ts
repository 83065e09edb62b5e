import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../../../app.ts";
import { anyPlan, type Guest, openPayment, order, seeOrder } from "../../../testing/purchase.ts";
import type { SandboxOrder } from "../../../testing/sandbox.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { settlePayment } from "../../payments/index.ts";
import type { EsimProvider } from "../esim-provider.ts";
import { sweepEsims } from "../index.ts";
import { deliverEsims } from "./deliver-esims.ts";
import { giveUpEsim } from "./give-up-esim.ts";

/** Milliseconds: each call has its turn, and many are made. */
const patience = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sandbox.clearFaults();
  await shop.sandbox.post("/controls/esim-access/settings", { allocationMs: 0 });
});

async function paid(quantity = 1, plan?: string): Promise<Guest> {
  const guest = await order(shop, [{ plan: plan ?? (await anyPlan(shop)), quantity }]);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}

const provider = (name = "esim-access") => shop.app.providers.get(name) as EsimProvider;
const deliver = (app: App = shop.app) => deliverEsims(app, provider());
/** What waits for its time or for a worker that died is due now. */
const laterOn = () =>
  sql`update esim set next_attempt_at = now(), lease_until = null
    where provisioning in ('waiting', 'requested') and next_attempt_at is not null`.execute(shop.app.db);
const esimsOf = ({ number }: Guest) =>
  shop.app.db.selectFrom("esim").selectAll().where("orderNumber", "=", number).orderBy("position").execute();
async function ordersFor(guest: Guest): Promise<SandboxOrder[]> {
  const references = (await esimsOf(guest)).map((esim) => esim.providerTransaction);
  return (await shop.sandbox.providerOrders()).filter(({ transactionId }) =>
    references.includes(transactionId),
  );
}
async function callsDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await shop.sandbox.forgetCalls();
  await work();
  return (await shop.sandbox.get<{ counts: Record<string, number> }>("/controls/calls")).counts;
}

/** Each eSIM has a profile of its own, and the supplier made no other. */
async function isDeliveredOnce(guest: Guest, orders = 1): Promise<void> {
  expect((await seeOrder(shop, guest)).status).toBe("delivered");
  const placed = await ordersFor(guest);
  expect(placed).toHaveLength(orders);
  const made = placed.flatMap(({ esims }) => esims.map(({ iccid }) => iccid)).sort();
  expect((await esimsOf(guest)).map(({ iccid }) => iccid).sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
}

describe("what waits at a supplier", () => {
  it("takes one call each to order, and one to ask about all of them", async () => {
    const guests = [await paid(), await paid(), await paid(), await paid()];
    expect(await callsDuring(deliver)).toEqual({ "esim-access:esim/order": 4 });
    await laterOn();
    expect(await callsDuring(deliver)).toEqual({ "esim-access:esim/query": 1 });
    for (const guest of guests) await isDeliveredOnce(guest);
  });

  it("is ordered once by two workers that are at it together", async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => paid()));
    await Promise.all([deliver(), deliver()]);
    await laterOn();
    await Promise.all([deliver(), deliver()]);
    for (const guest of guests) await isDeliveredOnce(guest);
  });

  it("is ordered without being looked for after it was only put off", async () => {
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "900001",
    });
    const guest = await paid();
    await deliver();
    await laterOn();
    expect(await callsDuring(deliver)).toEqual({ "esim-access:esim/order": 1 });
    await laterOn();
    await deliver();
    await isDeliveredOnce(guest);
  });
});

describe("several eSIMs of one line", () => {
  it("are one order at the supplier, and each gets a profile of its own", async () => {
    const guest = await paid(5);
    expect(await callsDuring(deliver)).toEqual({ "esim-access:esim/order": 1 });
    await laterOn();
    await deliver();
    await isDeliveredOnce(guest);
  });

  it("are as many orders as the supplier's largest makes necessary", async () => {
    const { abilities } = provider();
    const few = { ...provider(), abilities: { ...abilities, largestGroup: 2 } };
    const guest = await withProvider(few, () => paid(5));
    await deliver();
    await laterOn();
    await deliver();
    await isDeliveredOnce(guest, 3);
  });

  it("are delivered as they come, when a batch is half made, and the rest later", async () => {
    await shop.sandbox.post("/controls/esim-access/settings", { allocationMs: 3_600_000 });
    const guest = await paid(3);
    await deliver();
    const [{ orderNo = "" } = {}] = await ordersFor(guest);
    await shop.sandbox.post(`/controls/esim-access/orders/${orderNo}/allocate`, { count: 2 });
    for (const _ of [1, 2]) {
      await laterOn();
      await deliver();
      const states = (await esimsOf(guest)).map(({ provisioning }) => provisioning).sort();
      expect(states).toEqual(["issued", "issued", "requested"]);
    }
    await shop.sandbox.post(`/controls/esim-access/orders/${orderNo}/allocate`);
    await laterOn();
    await deliver();
    await isDeliveredOnce(guest);
  });

  it("whose answer is lost, or whose worker died after sending, are found, not ordered again", async () => {
    await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "drop", when: "after" });
    const guest = await paid(3);
    await deliver();
    await laterOn();
    expect(await callsDuring(deliver)).toEqual({ "esim-access:esim/query": 1 });
    await laterOn();
    await deliver();
    await isDeliveredOnce(guest);
  });

  it("whose order never arrived are ordered together again, under the same reference", async () => {
    await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "drop", when: "before" });
    const guest = await paid(3);
    for (const _ of [1, 2, 3]) {
      await deliver();
      await laterOn();
    }
    await isDeliveredOnce(guest);
  });

  it("come to those that still want them when the one that leads their order is given up", async () => {
    await shop.sandbox.post("/controls/esim-access/settings", { allocationMs: 3_600_000 });
    const guest = await paid(3);
    await deliver();
    const [leader] = await esimsOf(guest);
    await shop.app.db.transaction().execute((tx) => giveUpEsim(tx, String(leader?.id)));
    const [{ orderNo = "" } = {}] = await ordersFor(guest);
    await shop.sandbox.post(`/controls/esim-access/orders/${orderNo}/allocate`);
    await laterOn();
    await deliver();
    const esims = await esimsOf(guest);
    expect(esims.map(({ provisioning }) => provisioning)).toEqual(["refused", "issued", "issued"]);
    expect(new Set(esims.map(({ iccid }) => iccid)).size).toBe(3);
    expect(await ordersFor(guest)).toHaveLength(1);
  });

  it("that are too many for the supplier's stock are ordered one by one, and those it has are delivered", async () => {
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "200011",
      times: 2,
    });
    const guest = await paid(3);
    await deliver();
    await laterOn();
    await deliver();
    const esims = await esimsOf(guest);
    expect(esims.map(({ provisioning }) => provisioning).sort()).toEqual(["issued", "issued", "refused"]);
    expect(await ordersFor(guest)).toHaveLength(2);
    const refunds = await shop.app.db.selectFrom("refund").select("cause").execute();
    const refused = esims.find(({ provisioning }) => provisioning === "refused");
    expect(refunds.filter(({ cause }) => cause === `refused:${refused?.id}`)).toHaveLength(1);
  });

  it("that the supplier does not sell any more are all refused, and paid back once each", async () => {
    await shop.sandbox.fault({
      endpoint: "esim-access:esim/order",
      kind: "business-error",
      errorCode: "310243",
    });
    const guest = await paid(2);
    await deliver();
    expect((await esimsOf(guest)).map(({ provisioning }) => provisioning)).toEqual(["refused", "refused"]);
    expect(await ordersFor(guest)).toEqual([]);
  });
});

describe("a supplier that stops answering", () => {
  it(
    "is left alone after three calls, keeps everybody's place, and delivers once it answers",
    async () => {
      await shop.sandbox.fault({ endpoint: "esim-access:*", kind: "drop", when: "before", times: null });
      const guests = await Promise.all(Array.from({ length: 6 }, () => paid()));
      const calls = await callsDuring(deliver);
      expect(calls["esim-access:esim/order"]).toBeLessThan(6 + 3);
      expect(await callsDuring(deliver)).toEqual({});
      await shop.sandbox.clearFaults();
      await sql`update call_line set free_at = now()`.execute(shop.app.db);
      for (const _ of [1, 2, 3]) {
        await laterOn();
        await sweepEsims(shop.app);
      }
      for (const guest of guests) await isDeliveredOnce(guest);
    },
    patience,
  );
});

/** While `work` runs, the shop knows this provider instead of its own. */
async function withProvider<Result>(other: EsimProvider, work: () => Promise<Result>): Promise<Result> {
  const providers = shop.app.providers as unknown as Map<string, EsimProvider>;
  const own = provider(other.name);
  providers.set(other.name, other);
  try {
    return await work();
  } finally {
    providers.set(other.name, own);
  }
}
