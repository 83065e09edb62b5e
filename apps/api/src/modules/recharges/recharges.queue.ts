import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/** Has a supplier carry out a top-up that is paid. */
export const deliverRechargeJob = defineJob<{ rechargeId: string }>({
  name: "deliver-recharge",
  concurrency: 6,
});
/** Finds what a lost job, a dead worker or a lost answer left behind. */
export const sweepRechargesJob = defineJob({
  name: "sweep-recharges",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});

export const rechargeQueues = [deliverRechargeJob, sweepRechargesJob];
