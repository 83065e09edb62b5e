export { webhookJobs } from "./webhooks.jobs.ts";
export { webhookQueues } from "./webhooks.queue.ts";
export { mountWebhooks } from "./webhooks.routes.ts";
