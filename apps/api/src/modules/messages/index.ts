export { deleteUnwantedMails, findUnwantedMails } from "./choices/unwanted-mails.repository.ts";
export { chatAnswerMail } from "./mails/chat-answer-mail.ts";
export { describePlan } from "./mails/describe-plan.ts";
export { type DeliveredEsim, orderDeliveredMail } from "./mails/order-delivered-mail.ts";
export {
  paidByLinkMail,
  payerMoneyBackMail,
  payerReceiptMail,
  payerRefundMail,
  paymentOfOtherMail,
} from "./mails/paid-by-link-mails.ts";
export { pinChangedMail } from "./mails/pin-changed-mail.ts";
export { receiptMail } from "./mails/receipt-mail.ts";
export { notToppedUpMail, rechargeMail, rechargeNotice } from "./mails/recharge-mails.ts";
export {
  esimCancelledMail,
  linesRefusedMail,
  orderRefundedMail,
  refundMail,
  returnMail,
} from "./mails/refund-mails.ts";
export { sendMail } from "./mails/send-mail.ts";
export { topUpMail, topUpNotice } from "./mails/top-up-mail.ts";
export { voucherFailedMail } from "./mails/voucher-mail.ts";
export { messageQueues } from "./messages.queue.ts";
export { mountMessages } from "./messages.routes.ts";
export type { OrderNotice, WalletNotice } from "./push/notice.ts";
export { findUnwantedNotices } from "./push/notices.repository.ts";
export {
  esimsReadyNotice,
  latePaymentNotice,
  type NoticeText,
  paidByLinkNotice,
  refundNotice,
} from "./push/order-notice.ts";
export { requestNotice } from "./push/request-notice.ts";
export { tellDevices } from "./push/tell-devices.ts";
export { requestAlert } from "./usage-alerts/request-alert.ts";
