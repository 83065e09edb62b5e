import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { pushNoticeJob } from "../notices/index.ts";
import { mailAlertJob } from "./alerts.queue.ts";
import { mailAlert } from "./mail-alert.ts";
import { pushNotice } from "./push-notice.ts";

export function alertJobs(app: Uses<"config" | "db" | "jobs" | "log" | "mailer" | "pushers">): JobHandlers {
  return [
    handleJob(mailAlertJob, ({ alertId }) => mailAlert(app, alertId)),
    handleJob(pushNoticeJob, ({ noticeId }) => pushNotice(app, noticeId)),
  ];
}
