import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

export const checkPaymentJob = defineJob<{ paymentId: string }>({ name: "check-payment", concurrency: 4 });
export const refundPaymentJob = defineJob<{ refundId: string }>({ name: "refund-payment", concurrency: 1 });
/** Finds what a lost job left behind. */
export const sweepPaymentsJob = defineJob({
  name: "sweep-payments",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});

/** Reads what payers dispute; a round with many may take its time. */
export const sweepDisputesJob = defineJob({
  name: "sweep-disputes",
  concurrency: 1,
  cron: "23 * * * *",
  queue: { ...sweeping, expireInSeconds: 2400 },
});

export const paymentQueues = [checkPaymentJob, refundPaymentJob, sweepPaymentsJob, sweepDisputesJob];
