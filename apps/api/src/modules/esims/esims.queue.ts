import { defineJob, sweeping } from "../../infra/jobs.ts";

export const provisionEsimJob = defineJob<{ esimId: string }>({ name: "provision-esim", concurrency: 6 });
export const refreshEsimJob = defineJob<{ esimId: string }>({
  name: "refresh-esim",
  concurrency: 2,
  queue: { retryLimit: 3 },
});
/** Finds what a lost job or a dead worker left behind. */
export const sweepEsimsJob = defineJob({
  name: "sweep-esims",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});
/** Tells the provider our webhook address once the shop can be reached. */
export const registerWebhookJob = defineJob({
  name: "register-webhook",
  concurrency: 1,
  queue: { retryLimit: 10, policy: "short" },
});

/** Sees in time that a supplier will soon take no more orders. */
export const watchCreditJob = defineJob({
  name: "watch-supplier-credit",
  concurrency: 1,
  cron: "*/5 * * * *",
  queue: sweeping,
});

export const esimQueues = [
  provisionEsimJob,
  refreshEsimJob,
  sweepEsimsJob,
  registerWebhookJob,
  watchCreditJob,
];
