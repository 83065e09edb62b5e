import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/**
 * Something is to be done at a provider. A line that is at work takes one handler and turns the others away, so this many
 * providers can be silent at once and leave one for the next.
 */
export const deliverEsimsJob = defineJob<{ provider: string }>({ name: "deliver-esims", concurrency: 6 });
export const refreshEsimJob = defineJob<{ esimId: string }>({
  name: "refresh-esim",
  concurrency: 4,
  queue: { retryLimit: 3 },
});
/** Finds what a lost job or a dead worker left behind. */
export const sweepEsimsJob = defineJob({
  name: "sweep-esims",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});
/** Tells the providers our webhook address once the shop can be reached. `refused`: how often one has not taken it so far. */
export const registerWebhookJob = defineJob<{ refused?: number }>({
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

/** Asks the providers about eSIMs in use: how much is left, whether they have connected, whether they have ended. */
export const watchEsimsJob = defineJob({
  name: "watch-esims",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});

/** What was used by when only fills its table once no forecast looks back that far; a living eSIM's last figure before stays. */
export const forgetOldUsageJob = defineJob({
  name: "forget-old-usage",
  concurrency: 1,
  cron: "37 4 * * *",
  queue: sweeping,
});

export const esimQueues = [
  forgetOldUsageJob,
  deliverEsimsJob,
  refreshEsimJob,
  sweepEsimsJob,
  registerWebhookJob,
  watchCreditJob,
  watchEsimsJob,
];
