import { defineJob } from "../../infra/jobs/jobs.ts";
import type { TopUpOutcome } from "./top-up-facts.ts";

/** Tells a customer that money is in their wallet, or that what was paid for it goes back. */
export const mailTopUpJob = defineJob<{ paymentId: string; what: TopUpOutcome }>({
  name: "mail-top-up",
  concurrency: 1,
});
export const topUpQueues = [mailTopUpJob];
