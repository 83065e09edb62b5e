import { execFile } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { startPostgres, withoutDurability } from "../scripts/postgres/start-postgres.ts";
import { memoryFlags } from "../scripts/program/memory.ts";
import { entries, root } from "../scripts/program/paths.ts";
import { startService } from "../scripts/program/service.ts";
import { startSandboxProcess } from "../scripts/testing/sandbox-process.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { printTable } from "./kit/figures.ts";
import { shopEnvironment } from "./kit/shop-environment.ts";

/** Two rounds of what comes each minute. */
const seconds = Number(process.env.BENCH_SECONDS ?? 120);
const counts = [0, 1, 2];

/** Transactions a second that workers cost the database while there is nothing to do. */
export async function measureIdleWorkers(): Promise<void> {
  const folder = makeThrowAwayFolder("idle-workers");
  const running: { stop(): Promise<unknown> }[] = [];
  try {
    const database = await startPostgres({ dataDir: folder, settings: withoutDurability });
    running.unshift(database);
    const sandbox = await startSandboxProcess();
    running.unshift(sandbox);
    const env = shopEnvironment(database.url, sandbox.shopSettings);
    for (const command of ["migrate", "sync-catalogue"])
      await promisify(execFile)(process.execPath, [entries.cli, command], { cwd: root, env });
    const rows = [];
    for (const count of counts) {
      if (count > 0) running.unshift(await startWorker(folder, `worker-${count}`, env));
      rows.push([count, (await transactionsPerSecond(database.url)).toFixed(1)]);
    }
    printTable(["idle workers", "transactions a second"], rows);
  } finally {
    for (const one of running) await one.stop();
    removeFolder(folder);
  }
}

async function startWorker(folder: string, name: string, env: Record<string, string>) {
  const spec = { name, entry: entries.worker, nodeArgs: memoryFlags(name), env };
  const worker = startService(spec, { logFile: path.join(folder, `${name}.log`) });
  await worker.announced;
  // What it does once, at its start.
  await wait(15_000);
  return worker;
}

async function transactionsPerSecond(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const count = async () => {
    const { rows } = await client.query<{ done: string }>(
      "select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()",
    );
    return Number(rows[0]?.done);
  };
  const [before, began] = [await count(), performance.now()];
  await wait(seconds * 1000);
  const done = (await count()) - before;
  await client.end();
  return (done * 1000) / (performance.now() - began);
}
