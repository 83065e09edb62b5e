import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { mailNotToppedUpJob, rechargeAutomaticallyJob } from "./automatic-recharges.queue.ts";
import { mailNotToppedUp } from "./mail-not-topped-up.ts";
import { rechargeAutomatically } from "./recharge-automatically.ts";

export const automaticRechargeJobs = (
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer" | "methods" | "paymentEvents" | "providers">,
): JobHandlers => [
  handleJob(rechargeAutomaticallyJob, ({ lowDataId }) => rechargeAutomatically(app, lowDataId)),
  handleJob(mailNotToppedUpJob, ({ lowDataId }) => mailNotToppedUp(app, lowDataId)),
];
