import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { forgetOldNotices } from "./forget-old-notices.ts";
import { forgetOldNoticesJob } from "./notices.queue.ts";

export const noticeJobs = (app: Uses<"db">): JobHandlers => [
  handleJob(forgetOldNoticesJob, () => forgetOldNotices(app)),
];
