import { notificationQueues } from "./push/notifications.queue.ts";
import { forgetOldMailsJob } from "./sent/sent-mails.queue.ts";
import { alertQueues } from "./usage-alerts/alerts.queue.ts";

export const messageQueues = [...alertQueues, ...notificationQueues, forgetOldMailsJob];
