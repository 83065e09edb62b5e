import { defineJob } from "../../infra/jobs.ts";

/** Sends a receipt to its order's e-mail. */
export const mailReceiptJob = defineJob<{ orderId: string }>({ name: "mail-receipt", concurrency: 1 });
export const receiptQueues = [mailReceiptJob];
