import { defineJob, sweeping } from "../../../infra/jobs/jobs.ts";

/** Asked for by whoever knows the fact, done by push-notification.ts: tells one device of one fact. */
export const pushNotificationJob = defineJob<{ notificationId: string }>({
  name: "push-notification",
  concurrency: 4,
  queue: { retryLimit: 8, retryDelay: 10, retryBackoff: true, retryDelayMax: 1200, expireInSeconds: 120 },
});

export const forgetOldNotificationsJob = defineJob({
  name: "forget-old-notifications",
  concurrency: 1,
  cron: "7 4 * * *",
  queue: sweeping,
});

export const notificationQueues = [pushNotificationJob, forgetOldNotificationsJob];
