import type { App } from "./app.ts";
import { compose, readShopConfig } from "./compose.ts";
import { readDatabaseUrls } from "./config.ts";
import { openDatabase } from "./infra/database/database.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import { openJobSender } from "./infra/jobs/jobs.ts";
import { createLog } from "./infra/log.ts";
import { runOps } from "./ops/run-ops.ts";
import type { Schema } from "./schema.ts";

/** Commands for operators: orders, money, what is stuck. */
async function main(): Promise<void> {
  console.log(await runOps(process.argv.slice(2), withShop));
}

/** The shop without its server and worker: what it enqueues, they do. */
async function withShop<Result>(use: (app: App) => Promise<Result>): Promise<Result> {
  const config = readShopConfig();
  const urls = readDatabaseUrls();
  const log = createLog("ops", "warn");
  const db = openDatabase<Schema>(urls.shop, 4);
  const jobs = await openJobSender({ url: urls.jobs, log });
  try {
    return await use(compose(config, log, db, jobs));
  } finally {
    await jobs.stop();
    await db.destroy();
  }
}

exitOnError(main);
