import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { mailReceipt } from "./make-receipt.ts";
import { mailReceiptJob } from "./receipts.queue.ts";

export function receiptJobs(app: Uses<"config" | "db" | "gateways" | "log" | "mailer">): JobHandlers {
  return [handleJob(mailReceiptJob, ({ orderId }) => mailReceipt(app, orderId))];
}
