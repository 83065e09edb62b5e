import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { forgetOldSignIns } from "./forget-old-sign-ins.ts";
import { forgetOldSignInsJob } from "./sign-in.queue.ts";

export function signInJobs(app: Uses<"db">): JobHandlers {
  return [handleJob(forgetOldSignInsJob, () => forgetOldSignIns(app))];
}
