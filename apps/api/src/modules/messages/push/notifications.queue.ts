import { defineJob, sweeping } from "../../../infra/jobs/jobs.ts";

/** Asked for by whoever knows the fact, done by push-notice.ts: tells one device of one fact. */
export const pushNoticeJob = defineJob<{ noticeId: string }>({
  name: "push-notice",
  concurrency: 4,
  queue: { retryLimit: 8, retryDelay: 10, retryBackoff: true, retryDelayMax: 1200, expireInSeconds: 120 },
});

export const forgetOldNoticesJob = defineJob({
  name: "forget-old-notices",
  concurrency: 1,
  cron: "7 4 * * *",
  queue: sweeping,
});

export const noticeQueues = [pushNoticeJob, forgetOldNoticesJob];
