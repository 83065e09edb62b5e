import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

export const handleEventJob = defineJob<{ source: string; key: string }>({
  name: "handle-webhook",
  concurrency: 4,
});

/** An event is known again for as long as its sender may repeat it; after that it only fills the table. */
export const forgetOldEventsJob = defineJob({
  name: "forget-old-events",
  concurrency: 1,
  cron: "17 4 * * *",
  queue: sweeping,
});

export const webhookQueues = [handleEventJob, forgetOldEventsJob];
