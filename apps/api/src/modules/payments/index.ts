export { closeCompetingAttempts, closeOpenAttempts } from "./close-competing-attempts.ts";
export {
  endedByDispute,
  findDispute,
  findDisputes,
  findDisputesOf,
  findDisputesToAnswer,
  isArguedAbout,
  isDisputed,
  isOrderDisputed,
  lockWhetherDisputed,
  sumTakenBack,
} from "./disputes/disputes.repository.ts";
export type { DisputeRow } from "./disputes/disputes.tables.ts";
export { followDispute } from "./disputes/follow-dispute.ts";
export { findLostTopUps } from "./disputes/lost-top-ups.repository.ts";
export { findFilling, findPaidBack, lockPayments } from "./filling.ts";
export { findGatewayOutages, outageBook } from "./gateway-outages.repository.ts";
export { watchGateways } from "./gateway-outages.ts";
export { gatewayFor, offerMethods } from "./offer-methods.ts";
export { passCaptcha } from "./pass-captcha.ts";
export { payFromWallet } from "./pay-from-wallet.ts";
export { isHeld, isPaidByAnother, isPaidLate, pageIsOpen } from "./payment.ts";
export type { PaidChanges, PaymentEvents, RefundNews } from "./payment-events.ts";
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
  paidPayment,
  paymentOf,
  refundedAmount,
  sumGivenBack,
} from "./payments.repository.ts";
export { mountPayments } from "./payments.routes.ts";
export type { PaymentRow } from "./payments.tables.ts";
export { findMoneyInFlight, mayTakeMoney, settleOpenPayments } from "./payments-in-flight.ts";
export { columnsToFindBy } from "./receipt-columns.ts";
export { lookAtRefund } from "./refunds/look-at-refund.ts";
export { redirectRefunds } from "./refunds/redirect-refunds.ts";
export { type RefundRow, refundIsThereBy } from "./refunds/refund-state.ts";
export { isSentByApi, requestRefund } from "./refunds/request-refund.ts";
export { refundGoesTo, type WayBack, waysBack } from "./refunds/ways-back.ts";
export { beginByHand, settleByHand } from "./settle-by-hand.ts";
export { awaitsNews, settlePayment } from "./settle-payment.ts";
export { type Reader, refundsAreThereBy, showJustPaid, showPayment, showPayments } from "./show-payments.ts";
export { startPayment } from "./start-payment.ts";
export { isUndecided, refundsSent } from "./statuses.ts";
export { sweepPayments } from "./sweep-payments.ts";
export { walletGateway } from "./wallet-gateway.ts";
export { paidBackFor, readLots, takenBackFor } from "./wallet-lots.ts";
