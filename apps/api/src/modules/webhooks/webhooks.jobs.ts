import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { forgetOldEvents } from "./forget-old-events.ts";
import { handleEvent } from "./handle-event.ts";
import { forgetOldEventsJob, handleEventJob } from "./webhooks.queue.ts";

export function webhookJobs(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents" | "supportDesks">,
): JobHandlers {
  return [
    handleJob(handleEventJob, ({ source, key }) => handleEvent(app, source, key)),
    handleJob(forgetOldEventsJob, () => forgetOldEvents(app)),
  ];
}
