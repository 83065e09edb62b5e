import type { App } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { forgetOldSignInsJob } from "./customers.queue.ts";
import { forgetOldSignIns } from "./forget-old-sign-ins.ts";

export function customerJobs(app: App): JobHandlers {
  return [handleJob(forgetOldSignInsJob, () => forgetOldSignIns(app))];
}
