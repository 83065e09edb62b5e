import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { mailPaidByLink } from "../order-messages/index.ts";
import { issueInvoiceJob, mailPaidByLinkJob } from "../orders/index.ts";
import { sendInvoice } from "./invoices/mail-invoice.ts";
import { mailReceipt } from "./make-receipt.ts";
import { mailPayerReceipt } from "./payer-receipt.ts";
import { mailReceiptJob, mailTopUpReceiptJob } from "./receipts.queue.ts";
import { mailTopUpReceipt } from "./top-up-receipt.ts";

export function receiptJobs(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "mailer" | "providers">,
): JobHandlers {
  return [
    handleJob(issueInvoiceJob, ({ orderId }) => sendInvoice(app, orderId)),
    handleJob(mailReceiptJob, ({ orderId }) => mailReceipt(app, orderId)),
    handleJob(mailTopUpReceiptJob, ({ paymentId, customerId }) =>
      mailTopUpReceipt(app, paymentId, customerId),
    ),
    handleJob(mailPaidByLinkJob, ({ paymentId, to }) =>
      to === "payer" ? mailPayerReceipt(app, paymentId) : mailPaidByLink(app, paymentId),
    ),
  ];
}
