import { defineJob } from "../../infra/jobs.ts";

export const handleEventJob = defineJob<{ source: string; key: string }>({
  name: "handle-webhook",
  concurrency: 4,
});

export const webhookQueues = [handleEventJob];
