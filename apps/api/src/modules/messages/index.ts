export { deleteUnwantedMails, findUnwantedMails } from "./choices/unwanted-mails.repository.ts";
export { countMessages } from "./count-messages.ts";
export { awaitedOrderMail } from "./mails/awaited-order-mail.ts";
export { chatAnswerMail } from "./mails/chat-answer-mail.ts";
export { correctedOrderMail } from "./mails/corrected-order-mail.ts";
export { describePlan } from "./mails/describe-plan.ts";
export { orderCurrencyMail } from "./mails/order-currency-mail.ts";
export { type DeliveredEsim, orderDeliveredMail } from "./mails/order-delivered-mail.ts";
export {
  paidByLinkMail,
  payerReceiptMail,
  payerRefundMail,
  payerReturnedPaymentMail,
  paymentOfOtherMail,
} from "./mails/paid-by-link-mails.ts";
export { receiptMail } from "./mails/receipt-mail.ts";
export { notToppedUpMail, rechargeMail, rechargeNotification } from "./mails/recharge-mails.ts";
export {
  esimCancelledMail,
  linesRefusedMail,
  orderRefundedMail,
  refundMail,
  returnMail,
} from "./mails/refund-mails.ts";
export { chatWaitingMail, requestMail } from "./mails/request-mail.ts";
export { codeShownMail } from "./mails/safety/code-shown-mail.ts";
export { pinChangedMail } from "./mails/safety/pin-changed-mail.ts";
export { sendMail } from "./mails/send-mail.ts";
export { topUpMail, topUpNotification } from "./mails/top-up-mail.ts";
export { unpaidOrderMail } from "./mails/unpaid-order-mail.ts";
export { voucherFailedMail } from "./mails/voucher-mail.ts";
export { messageQueues } from "./messages.queue.ts";
export { mountMessages } from "./messages.routes.ts";
export type { OrderNotification, WalletNotification } from "./push/notification.ts";
export { findUnwantedNotifications } from "./push/notifications.repository.ts";
export {
  esimsReadyNotification,
  latePaymentNotification,
  type NotificationText,
  paidByLinkNotification,
  refundNotification,
} from "./push/order-notification.ts";
export { requestNotification } from "./push/request-notification.ts";
export { tellDevices } from "./push/tell-devices.ts";
export { saysUndeliverable } from "./returned/read-report.ts";
export { orderReturnedIn } from "./returned/return-address.ts";
export { findSentMails, noteReturned } from "./sent/sent-mails.repository.ts";
export { requestAlert } from "./usage-alerts/request-alert.ts";
