import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { closeOrders } from "./close-orders.ts";
import { deleteOldUnpaidOrders } from "./delete-unpaid-orders.ts";
import { closeOrdersJob, deleteUnpaidOrdersJob } from "./orders.queue.ts";

export function orderJobs(app: Uses<"config" | "db" | "gateways" | "jobs" | "log">): JobHandlers {
  return [
    handleJob(closeOrdersJob, () => closeOrders(app)),
    handleJob(deleteUnpaidOrdersJob, () => deleteOldUnpaidOrders(app.db)),
  ];
}
