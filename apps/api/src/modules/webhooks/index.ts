export { webhookJobs } from "./webhooks.jobs.ts";
export { mountWebhooks } from "./webhooks.routes.ts";
