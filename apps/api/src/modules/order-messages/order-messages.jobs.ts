import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import {
  mailCancellationJob,
  mailCancelledJob,
  mailFailureJob,
  mailOrderJob,
  mailRechargeJob,
  mailRefundJob,
  mailReturnedPaymentJob,
} from "../orders/index.ts";
import { mailCancelled, mailOrder, mailReturnedPayment } from "./mail-order.ts";
import { mailRecharge } from "./mail-recharge.ts";
import { mailRefund } from "./mail-refund.ts";
import { mailCancellation, mailFailure } from "./mail-return.ts";

export function orderMessageJobs(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "mailer" | "methods">,
): JobHandlers {
  return [
    handleJob(mailOrderJob, ({ orderId }) => mailOrder(app, orderId)),
    handleJob(mailReturnedPaymentJob, ({ paymentId }) => mailReturnedPayment(app, paymentId)),
    handleJob(mailCancelledJob, ({ esimId }) => mailCancelled(app, esimId)),
    handleJob(mailCancellationJob, ({ esimId, what }) => mailCancellation(app, esimId, what)),
    handleJob(mailFailureJob, ({ esimId }) => mailFailure(app, esimId)),
    handleJob(mailRefundJob, ({ refundId, what }) => mailRefund(app, refundId, what)),
    handleJob(mailRechargeJob, ({ rechargeId }) => mailRecharge(app, rechargeId)),
  ];
}
