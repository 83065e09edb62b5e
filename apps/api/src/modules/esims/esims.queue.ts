import { defineJob } from "../../infra/jobs.ts";

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
  queue: { retryLimit: 0, policy: "short" },
});
/** Tells the provider our webhook address once the shop can be reached. */
export const registerWebhookJob = defineJob({
  name: "register-webhook",
  concurrency: 1,
  queue: { retryLimit: 10, policy: "short" },
});

export const esimQueues = [provisionEsimJob, refreshEsimJob, sweepEsimsJob, registerWebhookJob];
