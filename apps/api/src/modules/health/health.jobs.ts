import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { beat } from "./beat.ts";
import { heartbeatJob } from "./health.queue.ts";

export function healthJobs(app: Uses<"config" | "db" | "log">): JobHandlers {
  return [handleJob(heartbeatJob, () => beat(app))];
}
