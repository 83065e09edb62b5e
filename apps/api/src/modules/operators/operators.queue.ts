import type { CodeReason } from "@rihla/contract/admin/operator-rules";
import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/** The shop's own address learns that an act waits for its hour. */
export const mailProposalJob = defineJob<{ proposalId: string }>({
  name: "mail-proposal",
  concurrency: 1,
  queue: { retryLimit: 12, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 60 },
});

/** An order's buyer is mailed once more how it ended. */
export const resendMailJob = defineJob<{ orderId: string; actId: string }>({
  name: "resend-mail",
  concurrency: 1,
});

/** An eSIM's buyer learns that its code was shown to an operator, and why. */
export const mailCodeShownJob = defineJob<{
  esimId: string;
  reason: CodeReason;
  actId: string;
  /** ISO 8601. */
  at: string;
}>({
  name: "mail-code-shown",
  concurrency: 1,
  queue: { retryLimit: 12, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 60 },
});

/** A day's takings are compared with the gateways' books. */
export const compareDayJob = defineJob<{ day: string }>({
  name: "compare-day",
  concurrency: 1,
  queue: { retryLimit: 6, retryDelay: 60, retryDelayMax: 3600, expireInSeconds: 1800 },
});

/** Asks for yesterday's, once the banks have noted it. */
export const compareYesterdayJob = defineJob({
  name: "compare-yesterday",
  concurrency: 1,
  cron: "10 5 * * *",
  queue: sweeping,
});

export const operatorQueues = [
  mailProposalJob,
  resendMailJob,
  mailCodeShownJob,
  compareDayJob,
  compareYesterdayJob,
];
