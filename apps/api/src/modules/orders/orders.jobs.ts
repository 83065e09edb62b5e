import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { closeOrders } from "./close-orders.ts";
import { deleteOldUnpaidOrders } from "./delete-unpaid-orders.ts";
import { lookAtLateEsims } from "./fulfilment/late-esims.ts";
import {
  closeOrdersJob,
  deleteUnpaidOrdersJob,
  lookAtLateEsimsJob,
  remindOfOrdersJob,
} from "./orders.queue.ts";
import { remindOfOrders } from "./remind-of-orders.ts";

export function orderJobs(
  app: Uses<"config" | "db" | "esimEvents" | "gateways" | "jobs" | "log">,
): JobHandlers {
  return [
    handleJob(closeOrdersJob, () => closeOrders(app)),
    handleJob(remindOfOrdersJob, () => remindOfOrders(app)),
    handleJob(lookAtLateEsimsJob, () => lookAtLateEsims(app)),
    handleJob(deleteUnpaidOrdersJob, () => deleteOldUnpaidOrders(app.db)),
  ];
}
