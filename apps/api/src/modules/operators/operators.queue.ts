import { defineJob } from "../../infra/jobs/jobs.ts";

/** The shop's own address learns that an act waits for its hour. */
export const mailProposalJob = defineJob<{ proposalId: string }>({
  name: "mail-proposal",
  concurrency: 1,
  queue: { retryLimit: 12, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 60 },
});

export const operatorQueues = [mailProposalJob];
