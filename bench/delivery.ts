import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../scripts/postgres/cluster.ts";
import { startPostgres, withoutDurability } from "../scripts/postgres/start-postgres.ts";
import { freezeProcesses, thawProcesses } from "../scripts/processes/blows.ts";
import type { ProcessIdentity } from "../scripts/processes/identity.ts";
import { memoryFlags } from "../scripts/program/memory.ts";
import { entries, root } from "../scripts/program/paths.ts";
import { startService } from "../scripts/program/service.ts";
import { startSandboxProcess } from "../scripts/testing/sandbox-process.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { buyerOf, cheapestPlan } from "./kit/buyer.ts";
import { median, printTable } from "./kit/figures.ts";
import { shopEnvironment } from "./kit/shop-environment.ts";

const sizes = (process.env.BENCH_ORDERS ?? "50,300").split(",").map(Number);
/** The supplier's own time for an order, as it usually is at its quickest; milliseconds. */
const allocationMs = 3_000;
const sellers = 8;

type Running = { stop(): Promise<unknown> };
type Delivery = { url: string; database: pg.Client; buy: () => Promise<unknown>; workers: ProcessIdentity[] };

/**
 * How fast what is paid is delivered. The workers are held still while so many orders are bought, so that all
 * are waited for from one moment on. The supplier takes as many calls a second as the real one, and tells by webhook.
 */
export async function measureDelivery(): Promise<void> {
  const folder = makeThrowAwayFolder("delivery");
  const running: Running[] = [];
  try {
    const delivery = await open(folder, running);
    const rows = [];
    for (const count of [1, 2]) {
      if (count > 1) delivery.workers.push(await startWorker(folder, running));
      for (const size of sizes) rows.push([count, size, ...(await deliver(delivery, size))]);
    }
    const head = [
      "workers",
      "orders",
      "eSIMs/s",
      "calls an eSIM",
      "median wait, s",
      "last, s",
      "refused calls",
    ];
    printTable(head, rows);
    await delivery.database.end();
  } finally {
    for (const one of running) await one.stop();
    removeFolder(folder);
  }
}

let environment: Record<string, string> = {};

async function open(folder: string, running: Running[]): Promise<Delivery> {
  const server = await startPostgres({ dataDir: folder, settings: withoutDurability });
  running.unshift(server);
  const sandbox = await startSandboxProcess({ SANDBOX_ALLOCATION_MS: String(allocationMs) });
  running.unshift(sandbox);
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  environment = {
    ...shopEnvironment(server.url, sandbox.shopSettings),
    API_PORT: String(port),
    PUBLIC_URL: apiUrl,
    LIMIT_FACTOR: "1000000",
  };
  for (const command of ["migrate", "sync-catalogue"])
    await promisify(execFile)(process.execPath, [entries.cli, command], { cwd: root, env: environment });
  const api = start(folder, "api", entries.api);
  running.unshift(api);
  await api.announced;
  const workers = [await startWorker(folder, running)];
  const database = new pg.Client(server.url);
  await database.connect();
  const buy = buyerOf({ apiUrl, sandboxUrl: sandbox.url }, await cheapestPlan(apiUrl));
  return { url: sandbox.url, database, buy, workers };
}

const start = (folder: string, name: string, entry: string) =>
  startService(
    { name, entry, nodeArgs: memoryFlags(name), env: environment },
    { logFile: path.join(folder, `${name}.log`) },
  );

/** Its process, after what it does once at its start: the supplier is told the webhook's address then. */
async function startWorker(folder: string, running: Running[]): Promise<ProcessIdentity> {
  const worker = start(folder, `worker-${running.length}`, entries.worker);
  running.unshift(worker);
  await worker.announced;
  await wait(20_000);
  return worker.identity;
}

async function deliver({ url, database, buy, workers }: Delivery, orders: number): Promise<string[]> {
  freezeProcesses(...workers);
  let left = orders;
  const sell = async () => {
    while (left-- > 0) await buy();
  };
  await Promise.all(Array.from({ length: sellers }, sell));
  const before = await callsAt(url);
  const began = Date.now();
  thawProcesses(...workers);
  const waits = await waitsSince(database, began, orders);
  const calls = (await callsAt(url)).total - before.total;
  const last = waits.at(-1) ?? Number.NaN;
  return [
    ((orders - 1) / (last - (waits[0] ?? 0))).toFixed(1),
    (calls / orders).toFixed(2),
    median(waits).toFixed(1),
    last.toFixed(1),
    String((await callsAt(url)).refused - before.refused),
  ];
}

async function waitsSince(database: pg.Client, began: number, orders: number): Promise<number[]> {
  for (;;) {
    const { rows } = await database.query<{ seconds: number }>(
      `select extract(epoch from issued_at)::float8 - $1 as seconds from esim
       where issued_at > to_timestamp($1) order by issued_at`,
      [began / 1000],
    );
    if (rows.length >= orders) return rows.map(({ seconds }) => seconds);
    await wait(250);
  }
}

/** Of the supplier: calls of any kind, and those above its limit. */
async function callsAt(url: string): Promise<{ total: number; refused: number }> {
  const answer = await fetch(`${url}/controls/calls`);
  const { counts, turnedAway } = (await answer.json()) as {
    counts: Record<string, number>;
    turnedAway: Record<string, number>;
  };
  const total = Object.entries(counts).reduce(
    (sum, [endpoint, count]) => (endpoint.startsWith("esim-access:") ? sum + count : sum),
    0,
  );
  return { total, refused: turnedAway["esim-access"] ?? 0 };
}
