import { defineJob } from "../../infra/jobs/jobs.ts";

export const syncCatalogueJob = defineJob({
  name: "sync-catalogue",
  concurrency: 1,
  cron: "17 * * * *",
  queue: { retryLimit: 2, policy: "exclusive" },
});

/** A pause is over, and its supplier's offers may be picked again. */
export const pickOffersJob = defineJob({
  name: "pick-offers",
  concurrency: 1,
});

export const catalogueQueues = [syncCatalogueJob, pickOffersJob];
