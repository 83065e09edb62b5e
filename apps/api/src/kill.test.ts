// @module-tag all
import { randomUUID } from "node:crypto";
import { basePath, type Payment } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settlePayment } from "./modules/payments/index.ts";
import { aMinuteLater } from "./testing/a-minute-later.ts";
import { eventually } from "./testing/eventually.ts";
import { issuedEsim, refreshed } from "./testing/issued-esim.ts";
import { type Guest, openPayment, order, seeOrder, transactionOf } from "./testing/purchase.ts";
import { buyRecharge, planWithTopUps } from "./testing/recharge.ts";
import { type ShopProcess, startShopProcess } from "./testing/shop-process.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

/** Several processes start one after the other, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });
const patience = 40;

let shop: TestShop;
const running: ShopProcess[] = [];

beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  for (const one of running.splice(0)) await one.kill();
  await shop.sandbox.post("/controls/reset");
  await shop.sandbox.post("/controls/esim-access/settings", { callsPerSecond: 0 });
});

async function start(name: "api" | "worker"): Promise<ShopProcess> {
  const started = await startShopProcess(shop, name);
  running.push(started);
  return started;
}

/** Waits until the outside has been called at `endpoint`, and may still be working on it. */
const called = (endpoint: string) =>
  eventually(async () => expect(await shop.sandbox.callsAt(endpoint)).toBe(1), patience);

async function deliveredOnce(guest: Guest): Promise<void> {
  await eventually(async () => {
    await sql`update esim set lease_until = now(), next_attempt_at = now() where lease_until > now()`.execute(
      shop.app.db,
    );
    expect((await seeOrder(shop, guest)).status).toBe("delivered");
  }, patience);
  const esims = await shop.app.db
    .selectFrom("esim")
    .selectAll()
    .where("orderNumber", "=", guest.number)
    .execute();
  expect(esims).toHaveLength(1);
  const references = esims.map((esim) => esim.providerTransaction);
  const placed = (await shop.sandbox.providerOrders()).filter(({ transactionId }) =>
    references.includes(transactionId),
  );
  expect(placed).toHaveLength(1);
  expect(placed[0]?.esims).toMatchObject([{ iccid: esims[0]?.iccid }]);
}

async function paidOrder(): Promise<Guest> {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await settlePayment(shop.app, payment.id);
  return guest;
}

describe("a worker killed while the provider was at work", () => {
  it.each(["after", "before"])(
    "is followed by one that finds one order and one eSIM, the kill %s the provider's work",
    async (when) => {
      // before: the provider does its work although nobody waits for it any more, when the next worker is at it already
      const ms = when === "after" ? 20_000 : 4000;
      await shop.sandbox.fault({ endpoint: "esim-access:esim/order", kind: "slow", when, ms });
      const guest = await paidOrder();
      const worker = await start("worker");
      await called("esim-access:esim/order");
      await worker.kill();
      expect((await seeOrder(shop, guest)).status).toBe("ordered");

      await aMinuteLater(shop);
      await start("worker");
      await deliveredOnce(guest);
    },
  );

  it("does not order again when it dies between the order and the profile", async () => {
    await shop.sandbox.fault({ endpoint: "esim-access:esim/query", kind: "slow", ms: 20_000 });
    const guest = await paidOrder();
    const worker = await start("worker");
    await called("esim-access:esim/query");
    await worker.kill();
    await aMinuteLater(shop);
    await start("worker");
    await deliveredOnce(guest);
    expect(await shop.sandbox.callsAt("esim-access:esim/order")).toBe(1);
  });
});

describe("a worker killed while a supplier topped an eSIM up", () => {
  it.each(["after", "before"])(
    "is followed by one that finds one top-up, the kill %s its work",
    async (when) => {
      const ms = when === "after" ? 20_000 : 4000;
      const { owner, esim } = await issuedEsim(shop, await planWithTopUps(shop));
      await shop.sandbox.stepEsim(esim.iccid as string, "use", 1000);
      await refreshed(shop, owner, esim.id);
      await shop.sandbox.fault({ endpoint: "esim-access:esim/topup", kind: "slow", when, ms });
      const bought = await buyRecharge(shop, owner, esim);
      const worker = await start("worker");
      await called("esim-access:esim/topup");
      await worker.kill();
      expect((await seeOrder(shop, bought)).status).toBe("ordered");

      await aMinuteLater(shop);
      await start("worker");
      await eventually(async () => {
        await sql`update recharge set lease_until = now(), next_attempt_at = now() where lease_until > now()`.execute(
          shop.app.db,
        );
        expect((await seeOrder(shop, bought)).status).toBe("delivered");
      }, patience);
      const { packageList } = await shop.sandbox.get<{ packageList: unknown[] }>(
        `/controls/esims/${esim.iccid}`,
      );
      expect(packageList).toHaveLength(2);
    },
  );
});

describe("an api killed", () => {
  it("between paying and the return page leaves a sale that the worker finishes by itself", async () => {
    const api = await start("api");
    const guest = await order(shop);
    const started = await fetch(`${api.url}${basePath}/orders/${guest.number}/payments`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "order-secret": guest.secret,
      },
      body: JSON.stringify({ method: "cib" }),
    });
    await shop.sandbox.pay(transactionOf(((await started.json()) as { data: Payment }).data));
    await api.kill();

    await aMinuteLater(shop);
    await start("worker");
    await deliveredOnce(guest);
  });

  it("while the gateway opens the page can be asked again with the same key, and the order is paid once", async () => {
    await shop.sandbox.fault({ endpoint: "satim:register.do", kind: "slow", when: "after", ms: 20_000 });
    const guest = await order(shop);
    const headers = {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "order-secret": guest.secret,
    };
    const call = { method: "POST", headers, body: JSON.stringify({ method: "cib" }) };
    const path = `${basePath}/orders/${guest.number}/payments`;
    const api = await start("api");
    const lost = fetch(api.url + path, call).catch((error: Error) => error);
    await called("satim:register.do");
    await api.kill();
    expect(await lost).toBeInstanceOf(Error);

    const again = await fetch((await start("api")).url + path, call);
    await shop.sandbox.pay(transactionOf(((await again.json()) as { data: Payment }).data));
    await aMinuteLater(shop);
    await start("worker");
    await deliveredOnce(guest);
    expect((await seeOrder(shop, guest)).payments).toHaveLength(1);
  });

  it("while the gateway opens the page, and never asked again, does not keep the order waiting for ever", async () => {
    await shop.sandbox.fault({ endpoint: "satim:register.do", kind: "slow", when: "after", ms: 20_000 });
    const guest = await order(shop);
    const api = await start("api");
    const lost = fetch(`${api.url}${basePath}/orders/${guest.number}/payments`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "order-secret": guest.secret,
      },
      body: JSON.stringify({ method: "cib" }),
    }).catch((error: Error) => error);
    await called("satim:register.do");
    await api.kill();
    await lost;
    expect((await seeOrder(shop, guest)).status).toBe("pending");

    await sql`update payment set session_ends_at = now() - interval '1 minute' where order_number = ${guest.number}`.execute(
      shop.app.db,
    );
    await start("worker");
    await eventually(async () => expect((await seeOrder(shop, guest)).status).toBe("rejected"), patience);
  });
});
