import type { Tx } from "../../app.ts";
import type { PaymentRow } from "./payment.ts";
import type { PaidChanges } from "./payments.repository.ts";
import type { PaidFor } from "./payments.tables.ts";

/** What the owner of an order or top-up does when a payment for it got through; runs in the transaction that marks it paid. */
export type PaymentEvents = {
  /** `settled`: it is placed or credited by it · anything else: the money must go back, for that reason */
  onPaid(
    tx: Tx,
    payment: Pick<PaymentRow, "id" | "paysFor" | "orderId" | "amount" | "returnPath" | "createdAt"> & {
      paidAt: Date;
    },
  ): Promise<"settled" | "duplicate" | "too-late">;
  /** The same with the payment's own move, in one statement, where nothing needs a second look; else nothing is written. */
  payAtOnce(payment: PaymentRow, changes: PaidChanges): Promise<PaymentRow | undefined>;
  /** A refund was given, or failed and is owed again; runs in that transaction. What goes into a wallet unasked is not told. */
  onRefund(
    tx: Tx,
    payment: { id: string; paysFor: PaidFor; orderId: string },
    refundId: string,
    what: "given" | "failed",
  ): Promise<void>;
};

export { findFilling, findPaidBack, lockPayments } from "./filling.ts";
export { watchGateways } from "./gateway-outages.ts";
export { lookAtRefund } from "./look-at-refund.ts";
export { closeWay, makeWay } from "./make-way.ts";
export { type RefundRow, refundIsThereBy } from "./money-back.ts";
export { findMovingMoney, mayTakeMoney, settleOpenPayments } from "./moving-money.ts";
export { gatewayFor, type OfferedMethod, offerMethods } from "./offer-methods.ts";
export { passCaptcha } from "./pass-captcha.ts";
export { payFromWallet } from "./pay-from-wallet.ts";
export { isPaidByAnother, isPaidLate, type PaymentRow, pageIsOpen } from "./payment.ts";
export type { GivenBackThere, PaymentGateway, TakenThere } from "./payment-gateway.ts";
export {
  findOthersPages,
  isSessionAlone,
  type StartedBy,
  startedByLink,
  startedSignedIn,
  takesOrder,
} from "./payment-starts.repository.ts";
export { paymentJobs } from "./payments.jobs.ts";
export { paymentQueues, sweepPaymentsJob } from "./payments.queue.ts";
export {
  awaitedPayment,
  findDayOfPayments,
  findDayOfRefunds,
  findPayment,
  findPaymentByKey,
  findPaymentByRef,
  findPaymentsById,
  findPaymentsNamed,
  findPaymentsOf,
  findRefund,
  findRefundFor,
  findRefundsById,
  findRefundsOf,
  findStuckPayments,
  hasAttempts,
  lockPayment,
  lockRefundsStillHere,
  notedPayment,
  type PaidChanges,
  paidPayment,
  paymentOf,
  refundedAmount,
  sumGivenBack,
} from "./payments.repository.ts";
export { mountPayments } from "./payments.routes.ts";
export { redirectRefunds } from "./redirect-refunds.ts";
export { requestRefund } from "./request-refund.ts";
export { beginByHand, settleByHand } from "./settle-by-hand.ts";
export { awaitsNews, settlePayment } from "./settle-payment.ts";
export { type Reader, refundsAreThereBy, showJustPaid, showPayment, showPayments } from "./show-payments.ts";
export { startPayment } from "./start-payment.ts";
export { sweepPayments } from "./sweep-payments.ts";
export { walletGateway } from "./wallet-gateway.ts";
export { paidBackFor, readLots } from "./wallet-lots.ts";
export { refundGoesTo, type WayBack, waysBack } from "./ways-back.ts";
