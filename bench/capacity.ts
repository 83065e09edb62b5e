import { availableParallelism, totalmem } from "node:os";
import pg from "pg";
import { waitUntil } from "../scripts/processes/wait-until.ts";
import { buyerOf, cheapestPlan } from "./kit/buyer.ts";
import { startChild } from "./kit/child.ts";
import { destinationCodes } from "./kit/destination-codes.ts";
import { megabytes, printTable } from "./kit/figures.ts";
import type { Load, LoadResult } from "./kit/load.ts";
import { cpuOfAll, memoryOfAll, parentOf, pidOf } from "./kit/processes.ts";
import { type BenchProgram, withProgram } from "./kit/program.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const [buyers, warmOrders, connections] = [8, 60, 16];
const servers = ["api", "worker", "shop"] as const;
const day = 24 * 3600;

/** Milliseconds of processor; bytes. */
type Part = { name: string; ms: number; memory: number };

/**
 * What this machine sells, and what there is too little of first. All of the shop runs on it, with the suppliers' own limits, on a database that survives a power
 * cut. What buyers, bank and supplier take of the same processors, which in real operation are elsewhere, is left out of what it could do.
 */
export function measureCapacity(): Promise<void> {
  return withProgram(tell, { durable: true, environment: { LIMIT_FACTOR: "100000" } });
}

async function tell(program: BenchProgram): Promise<void> {
  const client = new pg.Client(program.databaseUrl);
  await client.connect();
  try {
    await measure(program, client);
  } finally {
    await client.end();
  }
}

async function measure(program: BenchProgram, client: pg.Client): Promise<void> {
  const pages = await loadPages(program);
  const sold = await sell(program, client);
  const delivered = await deliver(client, sold.orders);
  const cores = availableParallelism();
  const together = sold.parts.reduce((sum, { ms }) => sum + ms, 0);
  printTable(
    ["an order that is sold and delivered", "ms of processor", "orders/s by one processor", "memory, MB"],
    sold.parts.map(({ name, ms, memory }) => [
      name,
      ms.toFixed(1),
      (1000 / ms).toFixed(0),
      megabytes(memory),
    ]),
  );
  const processors = (cores * 1000) / together;
  printTable(
    [`${cores} processors, ${megabytes(totalmem())} MB`, "a second", "a day, if it were so all day"],
    [
      ["pages (one shop process)", pages.rate.toFixed(0), (pages.rate * day).toFixed(0)],
      [
        "orders taken here just now, buyers and bank on the same processors",
        sold.rate.toFixed(1),
        (sold.rate * day).toFixed(0),
      ],
      ["orders that the processors allow", processors.toFixed(0), (processors * day).toFixed(0)],
      ["eSIMs that came from the supplier", delivered.toFixed(1), (delivered * day).toFixed(0)],
    ],
  );
  console.log(whatToAdd(delivered, processors, sold.parts));
}

function whatToAdd(delivered: number, processors: number, parts: Part[]): string {
  if (delivered < processors)
    return `First there is too little of the supplier's line: it gives ${delivered.toFixed(1)} eSIMs a second, whatever machines are added. Ask it for more calls, or put another supplier on sale.`;
  const [most] = parts.toSorted((one, other) => other.ms - one.ms);
  return most?.name === "PostgreSQL"
    ? "First there is too little processor, most of it for PostgreSQL: give it a machine of its own."
    : `First there is too little processor, most of it for ${most?.name}: start more of it on a second machine.`;
}

/** Rendered pages of a hundred places, by one process of the shop. */
async function loadPages({ apiUrl, shopUrl }: BenchProgram): Promise<{ rate: number }> {
  const load: Load = {
    port: Number(new URL(shopUrl).port),
    paths: (await destinationCodes(apiUrl)).map((code) => `/fr/packages/${code}`),
    headers: { "accept-encoding": "gzip, deflate, br, zstd" },
    connections,
    seconds,
  };
  const { answer: result } = await startChild<LoadResult>("load.ts", load);
  return { rate: result.requests / result.seconds };
}

/** Orders are bought for some seconds, while what is paid is delivered as far as the supplier lets it. */
async function sell(program: BenchProgram, client: pg.Client) {
  const plan = await cheapestPlan(program.apiUrl);
  const buy = buyerOf({ ...program, sandboxUrl: program.sandboxUrl ?? "" }, plan);
  await Promise.all(Array.from({ length: warmOrders }, buy));
  const measured = await serversOf(program, client);
  const before = measured.map(({ pid }) => cpuOfAll(pid));
  const began = performance.now();
  let orders = 0;
  const shopping = Array.from({ length: buyers }, async () => {
    while (performance.now() < began + seconds * 1000) {
      await buy();
      orders++;
    }
  });
  await Promise.all(shopping);
  const took = (performance.now() - began) / 1000;
  const parts = measured.map(
    ({ name, pid }, at): Part => ({
      name,
      ms: (cpuOfAll(pid) - (before[at] ?? 0)) / orders / 1000,
      memory: memoryOfAll(pid),
    }),
  );
  return { orders, rate: orders / took, parts };
}

type Server = { name: string; pid: number };

/** PostgreSQL's is the parent of whoever serves us. */
async function serversOf({ settings }: BenchProgram, client: pg.Client): Promise<Server[]> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return [
    ...servers.map((name) => ({ name, pid: pidOf(settings.dataDir, name) })),
    { name: "PostgreSQL", pid: parentOf(rows[0]?.pid ?? 0) },
  ];
}

/** eSIMs a second that the supplier gives while more are waited for than it does in that time. */
async function deliver(client: pg.Client, orders: number): Promise<number> {
  const issued = async () =>
    Number((await client.query("select count(*) from esim where issued_at is not null")).rows[0].count);
  const [before, began] = [await issued(), performance.now()];
  await waitUntil(
    async () => performance.now() - began > seconds * 1000 || (await issued()) >= orders,
    seconds * 2000,
    250,
  );
  return ((await issued()) - before) / ((performance.now() - began) / 1000);
}
