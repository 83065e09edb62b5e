export { automaticKey, buyFromWallet } from "./buy-from-wallet.ts";
export { deleteOrdersOfStrangers } from "./delete-unpaid-orders.ts";
export { eraseOrders } from "./erase-orders.ts";
export { exportOrderConsents, exportOrders } from "./export-orders.ts";
export { placePaidOrder } from "./fulfilment/place-paid-order.ts";
export { noteCancellation, noteEsimEnd, noteRefund } from "./fulfilment/tell-buyer.ts";
export { mayOpenCode } from "./may-open-code.ts";
export { isOpen, mayChangeCompany, type OrderRow, wasPaid } from "./order.ts";
export { orderJobs } from "./orders.jobs.ts";
export {
  issueInvoiceJob,
  mailCancellationJob,
  mailCancelledJob,
  mailCorrectedOrderJob,
  mailFailureJob,
  mailLateOrderJob,
  mailOrderCurrencyJob,
  mailOrderJob,
  mailPaidByLinkJob,
  mailPaidOrderJob,
  mailRechargeJob,
  mailRefundJob,
  mailRequestJob,
  mailReturnedPaymentJob,
  mailUnpaidOrderJob,
  orderQueues,
} from "./orders.queue.ts";
export {
  endSecretsOf,
  findLines,
  findOrderById,
  findOrderByNumber,
  findOrderPage,
  findOrdersById,
  findOrdersOf,
  lockOrder,
  lockOrdersOf,
  noteCompanyChange,
  noteConfirmed,
  piecesOfLine,
} from "./orders.repository.ts";
export { mountOrders } from "./orders.routes.ts";
export { findOwnEsims } from "./own-esims.ts";
export { findByToken, showByLink } from "./payment-links/pay-by-link.ts";
export {
  findPayerAddresses,
  keepForRefund,
  keepPayerAddress,
  receiptIsSent,
} from "./payment-links/payer-addresses.repository.ts";
export { firstNameOf } from "./payment-links/payment-link.ts";
export { findPaymentByLink } from "./payment-links/payment-links.repository.ts";
export { placeAtOnce } from "./place-at-once.ts";
export { chosenWallet, describe as describeCancellation } from "./returns/cancel-order.ts";
export { expectedByRefund, expectedForRefused, expectedOfPayment } from "./returns/expected-refund.ts";
export { refundEndedEsim } from "./returns/phone-refusal.ts";
export { creditUnused, refundFailedEsim, refundRefusedEsim } from "./returns/refund-esim.ts";
export { refundRefusedRecharge } from "./returns/refund-recharge.ts";
export { whatEsimCost } from "./returns/what-esim-cost.ts";
export { type Claim, findOwnOrder, nobody, showOrder } from "./show-order.ts";
export { soldFor } from "./sold-for.ts";
