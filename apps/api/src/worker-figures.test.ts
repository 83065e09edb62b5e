// @module-tag all
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../../../scripts/postgres/cluster.ts";
import { eventually } from "./testing/eventually.ts";
import { type ShopProcess, startShopProcess } from "./testing/shop-process.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

/** A process starts, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let shop: TestShop;
let worker: ShopProcess;
let port: number;
beforeAll(async () => {
  port = await freePort();
  shop = await createTestShop({ WORKER_METRICS_PORT: String(port) });
  worker = await startShopProcess(shop, "worker");
});
afterAll(async () => {
  await worker.kill();
  await shop.close();
});

it("a worker shows its process, its jobs by queue, its mails and what waits for its pool", async () => {
  await eventually(async () => {
    const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(told).toMatch(/job_duration_seconds_count\{queue="sweep-payments",outcome="done"\} [1-9]/);
    expect(told).toContain('mails_total{outcome="taken"} 0\n');
    expect(told).toContain("database_pool_waits_total 0\n");
    expect(told).toContain("process_cpu_seconds_total");
    // What the database knows is told by the api alone.
    expect(told).not.toContain("orders_placed");
  }, 40);
});
