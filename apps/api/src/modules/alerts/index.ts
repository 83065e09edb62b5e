export { alertJobs } from "./alerts.jobs.ts";
export { alertQueues } from "./alerts.queue.ts";
export { mountAlerts } from "./alerts.routes.ts";
export { requestAlert } from "./request-alert.ts";
export { deleteUnwantedMails, findUnwantedMails } from "./unwanted-mails.repository.ts";
