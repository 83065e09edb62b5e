import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { forgetOldSignInsJob } from "./customers.queue.ts";
import { forgetOldSignIns } from "./forget-old-sign-ins.ts";

export function customerJobs(app: Uses<"db">): JobHandlers {
  return [handleJob(forgetOldSignInsJob, () => forgetOldSignIns(app))];
}
