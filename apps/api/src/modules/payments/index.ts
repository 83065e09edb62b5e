import type { Tx } from "../../app.ts";
import type { PaidFor } from "./payments.tables.ts";

/** What the owner of an order or top-up does when a payment for it got through; runs in the transaction that marks it paid. */
export type PaymentEvents = {
  /** `settled`: it is placed or credited by it · anything else: the money must go back, for that reason */
  onPaid(
    tx: Tx,
    payment: { id: string; paysFor: PaidFor; orderId: string; amount: number; paidAt: Date },
  ): Promise<"settled" | "duplicate" | "too-late">;
};

export { watchGateways } from "./gateway-outages.ts";
export { lookAtRefund } from "./look-at-refund.ts";
export { makeWay } from "./make-way.ts";
export { findMovingMoney, mayTakeMoney, settleOpenPayments } from "./moving-money.ts";
export { gatewayFor, type OfferedMethod, offerMethods } from "./offer-methods.ts";
export { payFromWallet } from "./pay-from-wallet.ts";
export { type PaymentRow, pageIsOpen, refundIsThereBy } from "./payment.ts";
export type { PaymentGateway } from "./payment-gateway.ts";
export { paymentJobs } from "./payments.jobs.ts";
export { paymentQueues, sweepPaymentsJob } from "./payments.queue.ts";
export {
  deleteAttemptsAt,
  findDayOfPayments,
  findDayOfRefunds,
  findPayment,
  findPaymentByKey,
  findPaymentByRef,
  findPaymentsNamed,
  findPaymentsOf,
  findRefundFor,
  findRefundsOf,
  findStuckPayments,
  lockPayment,
  refundedAmount,
} from "./payments.repository.ts";
export { mountPayments } from "./payments.routes.ts";
export { refundGoesTo, requestRefund } from "./request-refund.ts";
export { settleByHand } from "./settle-by-hand.ts";
export { awaitsNews, settlePayment } from "./settle-payment.ts";
export { refundsAreThereBy, showPayment, showPayments } from "./show-payments.ts";
export { startPayment } from "./start-payment.ts";
export { sweepPayments } from "./sweep-payments.ts";
export { walletGateway } from "./wallet-gateway.ts";
