import { defineJob } from "../../infra/jobs/jobs.ts";

export const syncCatalogueJob = defineJob({
  name: "sync-catalogue",
  concurrency: 1,
  cron: "17 * * * *",
  queue: { retryLimit: 2, policy: "exclusive" },
});

export const catalogueQueues = [syncCatalogueJob];
