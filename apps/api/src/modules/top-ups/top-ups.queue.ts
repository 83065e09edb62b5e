import { defineJob } from "../../infra/jobs/jobs.ts";

/** Tells a customer that money is in their wallet, or that what was paid for it goes back. */
export const mailTopUpJob = defineJob<{ paymentId: string; what: "credited" | "back" | "failed" }>({
  name: "mail-top-up",
  concurrency: 1,
});
export const topUpQueues = [mailTopUpJob];
