import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { mailCodeShown, mailOrderAgain } from "../order-messages/index.ts";
import {
  compareDayJob,
  compareYesterdayJob,
  mailCodeShownJob,
  mailProposalJob,
  resendMailJob,
} from "./operators.queue.ts";
import { mailProposal } from "./second-person/propose.ts";
import { compareDay, compareYesterday } from "./takings/compare-day.ts";

export function operatorJobs(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "mailer">,
): JobHandlers {
  return [
    handleJob(mailProposalJob, ({ proposalId }) => mailProposal(app, proposalId)),
    handleJob(mailCodeShownJob, (shown) => mailCodeShown(app, shown)),
    handleJob(compareDayJob, ({ day }) => compareDay(app, day)),
    handleJob(compareYesterdayJob, () => compareYesterday(app)),
    handleJob(resendMailJob, ({ orderId, actId }) => mailOrderAgain(app, orderId, actId)),
  ];
}
