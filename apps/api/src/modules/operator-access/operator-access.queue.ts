import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/** All owners learn that somebody was invited. */
export const mailOwnersJob = defineJob<{ operatorId: string; actId: string }>({
  name: "mail-owners",
  concurrency: 1,
  queue: { retryLimit: 12, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 60 },
});

export const forgetOperatorSessionsJob = defineJob({
  name: "forget-operator-sessions",
  concurrency: 1,
  cron: "52 3 * * *",
  queue: sweeping,
});

export const operatorAccessQueues = [mailOwnersJob, forgetOperatorSessionsJob];
