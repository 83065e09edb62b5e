import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";
import type { RefundNews } from "../payments/index.ts";

/** Tells the buyer what came and what did not. */
export const mailOrderJob = defineJob<{ orderId: string }>({ name: "mail-order", concurrency: 2 });
export const closeOrdersJob = defineJob({
  name: "close-orders",
  concurrency: 1,
  cron: "*/5 * * * *",
  queue: sweeping,
});
export const remindOfOrdersJob = defineJob({
  name: "remind-of-orders",
  concurrency: 1,
  cron: "*/5 * * * *",
  queue: sweeping,
});
/** Reminds the buyer of an order that waits to be paid. */
export const mailUnpaidOrderJob = defineJob<{ orderId: string }>({
  name: "mail-unpaid-order",
  concurrency: 1,
});
/** Tells the buyer that the money has come, before the eSIMs do. */
export const mailPaidOrderJob = defineJob<{ orderId: string }>({ name: "mail-paid-order", concurrency: 2 });
/** Finds eSIMs that take longer than usual, and gives up those that never came. */
export const lookAtLateEsimsJob = defineJob({
  name: "look-at-late-esims",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});
/** Tells the buyer of an order that its eSIMs take longer than usual. */
export const mailLateOrderJob = defineJob<{ orderId: string }>({ name: "mail-late-order", concurrency: 1 });
/** Tells an address that was reminded of an order that this one is not for it any more. */
export const mailCorrectedOrderJob = defineJob<{ orderId: string }>({
  name: "mail-corrected-order",
  concurrency: 1,
});
/** Tells the buyer that who pays by their link has taken the order to another currency. */
export const mailOrderCurrencyJob = defineJob<{ orderId: string }>({
  name: "mail-order-currency",
  concurrency: 1,
});
/** Removes what nobody paid in a month. */
export const deleteUnpaidOrdersJob = defineJob({
  name: "delete-unpaid-orders",
  concurrency: 1,
  cron: "17 3 * * *",
  queue: { retryLimit: 2, policy: "short" },
});
/** Writes the invoice of a company, once, and mails the one that holds. */
export const issueInvoiceJob = defineJob<{ orderId: string }>({ name: "issue-invoice", concurrency: 1 });
/** Tells the sender of a payment that goes back. */
export const mailReturnedPaymentJob = defineJob<{ paymentId: string }>({
  name: "mail-returned-payment",
  concurrency: 1,
});
/** Tells the buyer that an eSIM is given back, and where its money goes. */
export const mailCancelledJob = defineJob<{ esimId: string }>({ name: "mail-cancelled", concurrency: 1 });

/** Tells the buyer that what they asked for of an eSIM is known here, and by when they have an answer. */
export const mailRequestJob = defineJob<{ esimId: string; what: "return" | "failure" }>({
  name: "mail-request",
  concurrency: 1,
});

/** Tells the buyer that an eSIM could not be given back, or that its supplier has not answered for long. */
export const mailCancellationJob = defineJob<{ esimId: string; what: "refused" | "late" }>({
  name: "mail-cancellation",
  concurrency: 1,
});
/** Tells the buyer of an eSIM that does not work what people here decided. */
export const mailFailureJob = defineJob<{ esimId: string }>({ name: "mail-failure", concurrency: 1 });

/** Tells the buyer that a refund is with the bank, or that it failed and is still owed. */
export const mailRefundJob = defineJob<{ refundId: string; what: RefundNews }>({
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
  issueInvoiceJob,
  mailOrderJob,
  closeOrdersJob,
  remindOfOrdersJob,
  mailUnpaidOrderJob,
  mailPaidOrderJob,
  lookAtLateEsimsJob,
  mailLateOrderJob,
  mailCorrectedOrderJob,
  mailOrderCurrencyJob,
  deleteUnpaidOrdersJob,
  mailReturnedPaymentJob,
  mailCancelledJob,
  mailRefundJob,
  mailCancellationJob,
  mailRequestJob,
  mailFailureJob,
  mailPaidByLinkJob,
  mailRechargeJob,
];
