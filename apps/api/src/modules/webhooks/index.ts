export { webhookJobs } from "./webhooks.jobs.ts";
export { handleEventJob } from "./webhooks.queue.ts";
export { mountWebhooks } from "./webhooks.routes.ts";
