import { compose, composeJobs, readShopConfig } from "../../apps/api/src/compose.ts";
import { composeHttp } from "../../apps/api/src/compose-http.ts";
import { openDatabase } from "../../apps/api/src/infra/database/database.ts";
import { migrate } from "../../apps/api/src/infra/database/migrate.ts";
import { type JobHandlers, openJobSender } from "../../apps/api/src/infra/jobs/jobs.ts";
import { createLog } from "../../apps/api/src/infra/log.ts";
import { syncCatalogue } from "../../apps/api/src/modules/catalogue/index.ts";
import { queues } from "../../apps/api/src/queues.ts";
import type { Schema } from "../../apps/api/src/schema.ts";
import { startSandbox } from "../../apps/api/src/testing/sandbox.ts";
import type { TestShop } from "../../apps/api/src/testing/test-shop.ts";
import { startSandboxProcess } from "../../scripts/testing/sandbox-process.ts";
import { shopEnvironment } from "../kit/shop-environment.ts";
import type { ExplainedDatabase } from "./explained-database.ts";

/** The shop in this process, with what its worker does; every statement of it is explained. */
export type GrownShop = TestShop & { handlers: JobHandlers };

export async function openGrownShop(database: ExplainedDatabase): Promise<GrownShop> {
  await migrate({ url: database.url, jobs: queues });
  const sandbox = await startSandbox({}, startSandboxProcess);
  const environment = shopEnvironment(database.explainedUrl, sandbox.shopSettings);
  const log = createLog("growth", "fatal");
  const db = openDatabase<Schema>(database.explainedUrl, 5);
  const jobs = await openJobSender({ url: database.url, log });
  const app = compose(readShopConfig(environment), log, db, jobs);
  const http = await composeHttp(app);
  await syncCatalogue(app);
  return {
    app,
    http,
    sandbox,
    environment,
    ownerUrl: database.url,
    handlers: composeJobs(app),
    logged: () => "",
    startWorker: () => Promise.reject(new Error("Jobs are run one by one")),
    close: async () => {
      await http.close();
      await jobs.stop();
      await db.destroy();
      await sandbox.stop();
    },
  };
}
