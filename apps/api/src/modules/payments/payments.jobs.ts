import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { sweepDisputes } from "./disputes/sweep-disputes.ts";
import { checkPaymentJob, refundPaymentJob, sweepDisputesJob, sweepPaymentsJob } from "./payments.queue.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { settlePayment } from "./settle-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";

export function paymentJobs(app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">): JobHandlers {
  return [
    handleJob(checkPaymentJob, async ({ paymentId }) => {
      await settlePayment(app, paymentId);
    }),
    handleJob(refundPaymentJob, ({ refundId }) => sendRefund(app, refundId)),
    handleJob(sweepPaymentsJob, () => sweepPayments(app)),
    handleJob(sweepDisputesJob, () => sweepDisputes(app)),
  ];
}
