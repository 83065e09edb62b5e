export { alertMail } from "./alert-mail.ts";
export { chatAnswerMail } from "./chat-answer-mail.ts";
export { describePlan } from "./describe-plan.ts";
export { notificationJobs } from "./notifications.jobs.ts";
export { type DeliveredEsim, orderDeliveredMail } from "./order-delivered-mail.ts";
export {
  esimsReadyNotice,
  latePaymentNotice,
  type NoticeText,
  paidByLinkNotice,
  refundNotice,
} from "./order-notice.ts";
export {
  paidByLinkMail,
  payerMoneyBackMail,
  payerReceiptMail,
  payerRefundMail,
  paymentOfOtherMail,
} from "./paid-by-link-mails.ts";
export { pinChangedMail } from "./pin-changed-mail.ts";
export type { Pushed, Pushers, PushMessage } from "./pusher.ts";
export { receiptMail } from "./receipt-mail.ts";
export { notToppedUpMail, rechargeMail, rechargeNotice } from "./recharge-mails.ts";
export {
  esimCancelledMail,
  givingBackMail,
  linesRefusedMail,
  orderRefundedMail,
  refundMail,
} from "./refund-mails.ts";
export { sendMail } from "./send-mail.ts";
export { topUpMail, topUpNotice } from "./top-up-mail.ts";
export { voucherFailedMail } from "./voucher-mail.ts";
