import { defineJob, sweeping } from "../../../infra/jobs/jobs.ts";

export const forgetOldMailsJob = defineJob({
  name: "forget-old-mails",
  concurrency: 1,
  cron: "13 4 * * *",
  queue: sweeping,
});
