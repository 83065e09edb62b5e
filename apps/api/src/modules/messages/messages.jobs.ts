import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { signInMailJobs } from "./mails/sign-in-mails.jobs.ts";
import { forgetOldNotifications } from "./push/forget-old-notifications.ts";
import { forgetOldNotificationsJob, pushNotificationJob } from "./push/notifications.queue.ts";
import { pushNotification } from "./push/push-notification.ts";
import { forgetOldMails } from "./sent/forget-old-mails.ts";
import { forgetOldMailsJob } from "./sent/sent-mails.queue.ts";
import { mailAlertJob } from "./usage-alerts/alerts.queue.ts";
import { mailAlert } from "./usage-alerts/mail-alert.ts";

/** Not in the doorway: what is said of an order or a top-up is asked of modules that themselves send messages. */
export function messageJobs(app: Uses<"config" | "db" | "jobs" | "log" | "mailer" | "pushers">): JobHandlers {
  return [
    handleJob(mailAlertJob, ({ alertId }) => mailAlert(app, alertId)),
    handleJob(pushNotificationJob, ({ notificationId }) => pushNotification(app, notificationId)),
    handleJob(forgetOldNotificationsJob, () => forgetOldNotifications(app)),
    handleJob(forgetOldMailsJob, () => forgetOldMails(app)),
    ...signInMailJobs(app),
  ];
}
