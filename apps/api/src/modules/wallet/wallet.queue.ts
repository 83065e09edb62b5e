import { defineJob } from "../../infra/jobs/jobs.ts";

/** The owner learns that the PIN was set, or taken away; of the session that set it. */
export const mailPinChangedJob = defineJob<{
  changeId: string;
  customerId: string;
  sessionId: string | null;
  what: "set" | "taken";
  /** ISO 8601: each change is told with its own time. */
  at: string;
}>({
  name: "mail-pin-changed",
  concurrency: 1,
  queue: { retryLimit: 12, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 60 },
});

/** Each night. A ledger of many years takes minutes. */
export const checkLedgerJob = defineJob({
  name: "check-ledger",
  concurrency: 1,
  cron: "27 2 * * *",
  queue: { policy: "short", retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 },
});

export const walletQueues = [mailPinChangedJob, checkLedgerJob];
