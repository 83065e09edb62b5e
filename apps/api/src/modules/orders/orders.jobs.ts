import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { closeOrders } from "./close-orders.ts";
import { deleteOldUnpaidOrders } from "./delete-unpaid-orders.ts";
import { mailCancelled, mailMoneyBack, mailOrder } from "./mail-order.ts";
import {
  closeOrdersJob,
  deleteUnpaidOrdersJob,
  mailCancelledJob,
  mailMoneyBackJob,
  mailOrderJob,
} from "./orders.queue.ts";

export function orderJobs(app: Uses<"config" | "db" | "gateways" | "log" | "mailer">): JobHandlers {
  return [
    handleJob(mailOrderJob, ({ orderId }) => mailOrder(app, orderId)),
    handleJob(mailMoneyBackJob, ({ paymentId }) => mailMoneyBack(app, paymentId)),
    handleJob(mailCancelledJob, ({ esimId }) => mailCancelled(app, esimId)),
    handleJob(closeOrdersJob, () => closeOrders(app)),
    handleJob(deleteUnpaidOrdersJob, () => deleteOldUnpaidOrders(app.db)),
  ];
}
