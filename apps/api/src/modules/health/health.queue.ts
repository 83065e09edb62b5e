import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/** Through the queue, so that it also stays out where no job is done any more; once a minute, however many workers there are. */
export const heartbeatJob = defineJob({
  name: "heartbeat",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});

export const healthQueues = [heartbeatJob];
