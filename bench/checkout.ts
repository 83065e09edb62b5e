import { freezeProcesses, thawProcesses } from "../scripts/processes/blows.ts";
import { identityIn } from "../scripts/program/process-group.ts";
import { ask } from "./kit/ask.ts";
import { type BareCheckout, bareBuyerOf } from "./kit/bare-steps.ts";
import { buyerOf, cheapestPlan } from "./kit/buyer.ts";
import { startChild } from "./kit/child.ts";
import { cpuOfStatement, figuresOf, openWork } from "./kit/database-work.ts";
import { printTable, ratio } from "./kit/figures.ts";
import { runPgbench } from "./kit/pgbench.ts";
import { cpuMicroseconds, pidOf } from "./kit/processes.ts";
import { type BenchProgram, withProgram } from "./kit/program.ts";
import { readCpu, shareHead, sharesOf } from "./kit/shares.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const warmOrders = 60;

/**
 * What a whole checkout costs: quote, order, payment begun, paid at the bank, settled. The worker is held still, so that
 * delivery, which comes after, is not counted. Beside it pgbench's smallest order, three rows in one transaction, and a bare
 * server that takes the same calls, asks the bank as often and sends as many statements.
 */
export function measureCheckout(): Promise<void> {
  return withProgram(
    async (program) => {
      const worker = identityIn(program.settings.dataDir, "worker");
      freezeProcesses(worker);
      try {
        await compare(program);
      } finally {
        thawProcesses(worker);
      }
    },
    {
      durable: true,
      environment: { LIMIT_FACTOR: "100000" },
      postgres: ["shared_preload_libraries=pg_stat_statements"],
    },
  );
}

async function compare(program: BenchProgram): Promise<void> {
  const work = await openWork(program.databaseUrl);
  const plan = await cheapestPlan(program.apiUrl);
  const buy = buyerOf({ ...program, sandboxUrl: program.sandboxUrl ?? "" }, plan);
  await Promise.all(Array.from({ length: warmOrders }, buy));
  const rows: (string | number)[][] = [];
  const shares: (string | number)[][] = [];
  for (const buyers of [8, 32]) {
    const bare = await runPgbench(program.databaseUrl, buyers, seconds);
    const floor = await bareLoad(program, buyers);
    await work.begin();
    const before = await readCpu(program, work);
    const { orders, took, cpu } = await load(pidOf(program.settings.dataDir, "api"), buy, buyers);
    shares.push([buyers, ...sharesOf(before, await readCpu(program, work), orders)]);
    const done = await work.end();
    const statementsAlone = (done.statements / orders) * (await cpuOfStatement(program.databaseUrl));
    const rate = orders / took;
    rows.push([
      buyers,
      rate.toFixed(1),
      bare.toFixed(0),
      ratio(bare, rate),
      (floor.orders / floor.took).toFixed(0),
      ...figuresOf(done, orders),
      (cpu / orders / 1000).toFixed(1),
      (floor.cpu / floor.orders / 1000).toFixed(1),
      statementsAlone.toFixed(1),
    ]);
  }
  printTable(
    [
      "buyers",
      "orders/s",
      "pgbench tx/s",
      "pgbench / ours",
      "bare server's orders/s",
      "statements",
      "of them begin and commit",
      "transactions",
      "WAL flushes",
      "api CPU ms",
      "bare server's CPU ms",
      "as many statements by pg alone, CPU ms",
    ],
    rows,
  );
  printTable(["buyers", ...shareHead], shares);
  await work.print();
  await work.close();
}

/** The sandbox answers at its health check as quickly as a bank can. */
async function bareLoad({ databaseUrl, sandboxUrl }: BenchProgram, buyers: number) {
  const bank = `${sandboxUrl}/healthz`;
  const wish: BareCheckout = { databaseUrl, bank };
  const { answer: port, pid, stop } = await startChild<number>("bare-checkout.ts", wish);
  try {
    return await load(
      pid,
      bareBuyerOf(port, () => ask(bank)),
      buyers,
    );
  } finally {
    stop();
  }
}

/** `cpu`: microseconds of the process with that number. */
async function load(pid: number, buy: () => Promise<unknown>, buyers: number) {
  const [began, cpu] = [performance.now(), cpuMicroseconds(pid)];
  const until = began + seconds * 1000;
  let orders = 0;
  const shopping = Array.from({ length: buyers }, async () => {
    while (performance.now() < until) {
      await buy();
      orders++;
    }
  });
  await Promise.all(shopping);
  return { orders, took: (performance.now() - began) / 1000, cpu: cpuMicroseconds(pid) - cpu };
}
