import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { mailProposalJob } from "./operators.queue.ts";
import { mailProposal } from "./propose.ts";

export function operatorJobs(app: Uses<"config" | "db" | "log" | "mailer">): JobHandlers {
  return [handleJob(mailProposalJob, ({ proposalId }) => mailProposal(app, proposalId))];
}
