// @module-tag all
import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { cutConnections, databaseIn } from "../../../scripts/processes/blows.ts";
import { settlePayment } from "./modules/payments/index.ts";
import { eventually } from "./testing/eventually.ts";
import { anyPlan, openPayment, order, seeOrder } from "./testing/purchase.ts";
import { type ShopProcess, startShopProcess } from "./testing/shop-process.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const rounds = 5;

let shop: TestShop;
let processes: ShopProcess[];

beforeAll(async () => {
  shop = await createStockedShop();
  processes = [await startShopProcess(shop, "api"), await startShopProcess(shop, "worker")];
});
afterAll(async () => {
  for (const one of processes ?? []) await one.kill();
  await shop?.close();
});

/** Asks for prices, which the database tells, until told to stop; how often each status came. */
function keepAsking(url: string, plan: string) {
  const body = JSON.stringify({ currency: "DZD", lines: [{ plan, quantity: 1 }] });
  const statuses = new Map<number, number>();
  let isAsking = true;
  const askers = Array.from({ length: 3 }, async () => {
    while (isAsking) {
      const { status } = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    statuses,
    stop: () => {
      isAsking = false;
      return Promise.all(askers);
    },
  };
}

it("api and worker outlive the loss of every connection, again and again, and finish what was under way", async () => {
  const [api] = processes as [ShopProcess, ShopProcess];
  const asking = keepAsking(`${api.url}${basePath}/quotes`, await anyPlan(shop));
  const guests = [];
  for (let round = 0; round < rounds; round++) {
    const guest = await eventually(() => order(shop));
    const payment = await eventually(() => openPayment(shop, guest));
    await shop.sandbox.pay(payment.transactionId);
    await eventually(() => settlePayment(shop.app, payment.id));
    guests.push(guest);
    // Those that were lost in the round before come back by themselves, and are waited for.
    await eventually(async () =>
      expect(await cutConnections(inject("postgresAdminUrl"), databaseIn(shop.ownerUrl))).toBeGreaterThan(2),
    );
  }
  for (const guest of guests)
    await eventually(async () => expect((await seeOrder(shop, guest)).status).toBe("delivered"), 60);
  await asking.stop();
  expect(processes.map((one) => one.isRunning())).toEqual([true, true]);
  expect([...asking.statuses.keys()].filter((status) => status !== 503)).toEqual([200]);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
});
