import { noticeQueues } from "./push/notices.queue.ts";
import { alertQueues } from "./usage-alerts/alerts.queue.ts";

export const messageQueues = [...alertQueues, ...noticeQueues];
