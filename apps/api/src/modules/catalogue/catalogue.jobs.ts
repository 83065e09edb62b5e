import type { App } from "../../app.ts";
import { defineJob, handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

export const syncCatalogueJob = defineJob({
  name: "sync-catalogue",
  concurrency: 1,
  cron: "17 * * * *",
  queue: { retryLimit: 2, policy: "short" },
});

export function catalogueJobs(app: App): JobHandlers {
  return [
    handleJob(syncCatalogueJob, async () => {
      const { skipped, ...result } = await syncCatalogue(app);
      app.log.info({ ...result, skipped: skipped.length }, "catalogue synchronised");
    }),
  ];
}
