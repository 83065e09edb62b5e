import { defineJob } from "../../infra/jobs/jobs.ts";

/** Tops an eSIM up whose data runs low, where its owner wants that. */
export const rechargeAutomaticallyJob = defineJob<{ lowDataId: string }>({
  name: "recharge-automatically",
  concurrency: 2,
});
/** Tells an eSIM's owner that it was not topped up by itself, and why. */
export const mailNotToppedUpJob = defineJob<{ lowDataId: string }>({
  name: "mail-not-topped-up",
  concurrency: 1,
});

export const automaticRechargeQueues = [rechargeAutomaticallyJob, mailNotToppedUpJob];
