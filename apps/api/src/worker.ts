import { writeFile } from "node:fs/promises";
import closeWithGrace from "close-with-grace";
import type { App } from "./app.ts";
import { compose, readShopConfig, workers } from "./compose.ts";
import { databaseUrls } from "./config.ts";
import { grants } from "./grants.ts";
import { openDatabase } from "./infra/database/database.ts";
import { watchDatabase } from "./infra/database/database-watch.ts";
import { warnOfExcessRights } from "./infra/database/excess-rights.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import { openJobWorker } from "./infra/jobs/jobs.ts";
import { createLog } from "./infra/log.ts";
import { logCalls } from "./infra/outbound/calls-made.ts";
import { syncAtStart } from "./modules/catalogue/index.ts";
import { registerWebhookJob, sweepEsimsJob, watchCreditJob } from "./modules/esims/index.ts";
import { noteSecretKey } from "./modules/operators/index.ts";
import { sweepPaymentsJob } from "./modules/payments/index.ts";
import type { Schema } from "./schema.ts";
import { WorkerFigures } from "./worker-figures.ts";

/** The job worker. Any number may run over one database. */
async function main(): Promise<void> {
  const config = readShopConfig();
  const log = createLog("worker", config.LOG_LEVEL);
  logCalls(log);
  const watch = watchDatabase(log);
  const urls = databaseUrls(config);
  const db = openDatabase<Schema>(urls.shop, config.DATABASE_POOL, watch);
  let app: App | undefined;
  const figures = new WorkerFigures();
  const onRun = figures.noteRun;
  const jobs = await openJobWorker({ url: urls.jobs, log, watch, onRun }, (own) => {
    app = figures.countingMessages(compose(config, log, db, own));
    return workers.worker(app);
  });
  const at = { host: config.METRICS_HOST, port: config.WORKER_METRICS_PORT };
  const metrics = await figures.serve(at, log, db);
  await warnOfExcessRights(log, [urls.shop, urls.jobs], grants);
  if (app) await startUp(app);
  console.log(JSON.stringify({ event: "ready" }));
  // It has no port to be asked at; a deployment waits for this before it stops the next one.
  if (config.WORKER_READY_FILE) await writeFile(config.WORKER_READY_FILE, String(process.pid));

  closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, "stopping after an error");
    await jobs.stop();
    metrics?.close();
    await db.destroy();
  });
}

/** What a worker that died left behind is taken up at once, not at the next full minute. */
async function startUp(app: App): Promise<void> {
  const { db, jobs } = app;
  for (const job of [sweepPaymentsJob, sweepEsimsJob, watchCreditJob]) await jobs.send(db, job, {});
  await syncAtStart(app);
  await noteSecretKey(app);
  // The provider calls the address to see whether it answers, and the shop may still be starting.
  await jobs.send(db, registerWebhookJob, {}, { startAfterSeconds: 15 });
}

exitOnError(main);
