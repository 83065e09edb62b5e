import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/** Tells the buyer what came and what did not. */
export const mailOrderJob = defineJob<{ orderId: string }>({ name: "mail-order", concurrency: 2 });
export const closeOrdersJob = defineJob({
  name: "close-orders",
  concurrency: 1,
  cron: "*/5 * * * *",
  queue: sweeping,
});
/** Removes what nobody paid in a month. */
export const deleteUnpaidOrdersJob = defineJob({
  name: "delete-unpaid-orders",
  concurrency: 1,
  cron: "17 3 * * *",
  queue: { retryLimit: 2, policy: "short" },
});
/** Tells the sender of a payment that goes back. */
export const mailReturnedPaymentJob = defineJob<{ paymentId: string }>({
  name: "mail-returned-payment",
  concurrency: 1,
});
/** Tells the buyer that an eSIM is given back, and where its money goes. */
export const mailCancelledJob = defineJob<{ esimId: string }>({ name: "mail-cancelled", concurrency: 1 });

/** Tells the buyer that an eSIM could not be given back, or that its supplier has not answered for long. */
export const mailCancellationJob = defineJob<{ esimId: string; what: "refused" | "late" }>({
  name: "mail-cancellation",
  concurrency: 1,
});
/** Tells the buyer of an eSIM that does not work what people here decided. */
export const mailFailureJob = defineJob<{ esimId: string }>({ name: "mail-failure", concurrency: 1 });

/** Tells the buyer that a refund is with the bank, or that it failed and is still owed. */
export const mailRefundJob = defineJob<{ refundId: string; what: "given" | "failed" }>({
  name: "mail-refund",
  concurrency: 1,
});

/** Tells the buyer that a top-up is carried out, or that it was refused and its money goes back. */
export const mailRechargeJob = defineJob<{ rechargeId: string }>({ name: "mail-recharge", concurrency: 2 });

/** Tells that somebody else paid: the traveller, or the payer with a receipt, wherever they left an address. */
export const mailPaidByLinkJob = defineJob<{ paymentId: string; to: "traveller" | "payer" }>({
  name: "mail-paid-by-link",
  concurrency: 1,
});

export const orderQueues = [
  mailOrderJob,
  closeOrdersJob,
  deleteUnpaidOrdersJob,
  mailReturnedPaymentJob,
  mailCancelledJob,
  mailRefundJob,
  mailCancellationJob,
  mailFailureJob,
  mailPaidByLinkJob,
  mailRechargeJob,
];
