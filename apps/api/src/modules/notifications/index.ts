export { describePlan } from "./describe-plan.ts";
export type { Mail, MailContent, Mailer } from "./mailer.ts";
export { notificationJobs } from "./notifications.jobs.ts";
export { type DeliveredEsim, type OrderDeliveredMail, orderDeliveredMail } from "./order-delivered-mail.ts";
export {
  type LinesRefusedMail,
  linesRefusedMail,
  type OrderRefundedMail,
  orderRefundedMail,
} from "./refund-mails.ts";
export { sendMail } from "./send-mail.ts";
