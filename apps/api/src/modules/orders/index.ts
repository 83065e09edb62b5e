export { buyFromWallet } from "./buy-from-wallet.ts";
export { chosenWallet, describe as describeCancellation } from "./cancel-order.ts";
export { deleteOrdersOfStrangers } from "./delete-unpaid-orders.ts";
export { eraseOrders } from "./erase-orders.ts";
export { exportOrderConsents, exportOrders } from "./export-orders.ts";
export {
  creditUnused,
  noteCancellation,
  noteEsimEnd,
  noteRefund,
  placePaidOrder,
  refundFailedEsim,
  refundRefusedEsim,
  refundRefusedRecharge,
} from "./fulfil-order.ts";
export { mailPaidByLink } from "./mail-paid-by-link.ts";
export { mayOpenCode } from "./may-open-code.ts";
export type { OrderRow } from "./order.ts";
export { orderNews } from "./order-news.ts";
export { orderJobs } from "./orders.jobs.ts";
export { mailFailureJob, mailPaidByLinkJob, mailRechargeJob, orderQueues } from "./orders.queue.ts";
export {
  endSecretsOf,
  findOrderByNumber,
  findOrderPage,
  findOrdersById,
  findOrdersNamed,
  findOrdersOf,
  lockOrder,
  lockOrdersOf,
  piecesOfLine,
} from "./orders.repository.ts";
export { mountOrders } from "./orders.routes.ts";
export { findOwnEsims } from "./own-esims.ts";
export { findByToken, showByLink } from "./pay-by-link.ts";
export { findPayerAddresses, keepPayerAddress, receiptIsSent } from "./payer-addresses.repository.ts";
export { firstNameOf } from "./payment-link.ts";
export { refundEndedEsim } from "./phone-refusal.ts";
export { placeAtOnce } from "./place-at-once.ts";
export { type Claim, findOwnOrder, nobody, showOrder } from "./show-order.ts";
export { soldFor } from "./sold-for.ts";
export { whatEsimCost } from "./what-esim-cost.ts";
