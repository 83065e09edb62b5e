import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { mailTopUp } from "./mail-top-up.ts";
import { mailTopUpJob } from "./top-ups.queue.ts";

export function topUpJobs(app: Uses<"config" | "db" | "jobs" | "log" | "mailer">): JobHandlers {
  return [handleJob(mailTopUpJob, ({ paymentId, what }) => mailTopUp(app, paymentId, what))];
}
