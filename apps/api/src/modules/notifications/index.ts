export { describePlan } from "./describe-plan.ts";
export { notificationJobs } from "./notifications.jobs.ts";
export { type DeliveredEsim, orderDeliveredMail } from "./order-delivered-mail.ts";
export { paidByLinkMail, payerReceiptMail } from "./paid-by-link-mails.ts";
export { receiptMail } from "./receipt-mail.ts";
export { esimCancelledMail, linesRefusedMail, orderRefundedMail } from "./refund-mails.ts";
export { sendMail } from "./send-mail.ts";
