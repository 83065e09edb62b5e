import { defineJob } from "../../infra/jobs/jobs.ts";

/** Sends a receipt to its order's e-mail. */
export const mailReceiptJob = defineJob<{ orderId: string }>({ name: "mail-receipt", concurrency: 1 });
/** The same of what was put into a customer's wallet. */
export const mailTopUpReceiptJob = defineJob<{ paymentId: string; customerId: string }>({
  name: "mail-top-up-receipt",
  concurrency: 1,
});
export const receiptQueues = [mailReceiptJob, mailTopUpReceiptJob];
