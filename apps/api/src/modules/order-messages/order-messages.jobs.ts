import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import {
  mailCancellationJob,
  mailCancelledJob,
  mailCorrectedOrderJob,
  mailFailureJob,
  mailLateOrderJob,
  mailOrderCurrencyJob,
  mailOrderJob,
  mailPaidOrderJob,
  mailRechargeJob,
  mailRefundJob,
  mailRequestJob,
  mailReturnedPaymentJob,
  mailUnpaidOrderJob,
} from "../orders/index.ts";
import { mailLateOrder, mailPaidOrder } from "./mail-awaited-order.ts";
import { mailCorrectedOrder } from "./mail-corrected-order.ts";
import { mailCancelled, mailOrder, mailReturnedPayment } from "./mail-order.ts";
import { mailOrderCurrency } from "./mail-order-currency.ts";
import { mailRecharge } from "./mail-recharge.ts";
import { mailRefund } from "./mail-refund.ts";
import { mailRequest } from "./mail-request.ts";
import { mailCancellation, mailFailure } from "./mail-return.ts";
import { mailUnpaidOrder } from "./mail-unpaid-order.ts";

export function orderMessageJobs(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "mailer" | "methods">,
): JobHandlers {
  return [
    handleJob(mailOrderJob, ({ orderId }) => mailOrder(app, orderId)),
    handleJob(mailUnpaidOrderJob, ({ orderId }) => mailUnpaidOrder(app, orderId)),
    handleJob(mailPaidOrderJob, ({ orderId }) => mailPaidOrder(app, orderId)),
    handleJob(mailLateOrderJob, ({ orderId }) => mailLateOrder(app, orderId)),
    handleJob(mailOrderCurrencyJob, ({ orderId }) => mailOrderCurrency(app, orderId)),
    handleJob(mailCorrectedOrderJob, ({ orderId }) => mailCorrectedOrder(app, orderId)),
    handleJob(mailReturnedPaymentJob, ({ paymentId }) => mailReturnedPayment(app, paymentId)),
    handleJob(mailCancelledJob, ({ esimId }) => mailCancelled(app, esimId)),
    handleJob(mailCancellationJob, ({ esimId, what }) => mailCancellation(app, esimId, what)),
    handleJob(mailRequestJob, ({ esimId, what }) => mailRequest(app, esimId, what)),
    handleJob(mailFailureJob, ({ esimId }) => mailFailure(app, esimId)),
    handleJob(mailRefundJob, ({ refundId, what }) => mailRefund(app, refundId, what)),
    handleJob(mailRechargeJob, ({ rechargeId }) => mailRecharge(app, rechargeId)),
  ];
}
