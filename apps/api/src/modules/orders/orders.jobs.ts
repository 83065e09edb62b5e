import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { closeOrders } from "./close-orders.ts";
import { deleteOldUnpaidOrders } from "./delete-unpaid-orders.ts";
import { mailCancelled, mailMoneyBack, mailOrder } from "./mail-order.ts";
import { mailPaidByLink } from "./mail-paid-by-link.ts";
import {
  closeOrdersJob,
  deleteUnpaidOrdersJob,
  mailCancelledJob,
  mailMoneyBackJob,
  mailOrderJob,
  mailPaidByLinkJob,
} from "./orders.queue.ts";

export function orderJobs(app: Uses<"config" | "db" | "gateways" | "log" | "mailer">): JobHandlers {
  return [
    handleJob(mailOrderJob, ({ orderId }) => mailOrder(app, orderId)),
    handleJob(mailMoneyBackJob, ({ paymentId }) => mailMoneyBack(app, paymentId)),
    handleJob(mailCancelledJob, ({ esimId }) => mailCancelled(app, esimId)),
    handleJob(mailPaidByLinkJob, ({ paymentId, to }) => mailPaidByLink(app, paymentId, to)),
    handleJob(closeOrdersJob, () => closeOrders(app)),
    handleJob(deleteUnpaidOrdersJob, () => deleteOldUnpaidOrders(app.db)),
  ];
}
