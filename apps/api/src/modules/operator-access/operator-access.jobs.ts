import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { forgetOperatorSessions } from "./forget-operator-sessions.ts";
import { mailOwners } from "./mail-owners.ts";
import { forgetOperatorSessionsJob, mailOwnersJob } from "./operator-access.queue.ts";

export function operatorAccessJobs(app: Uses<"config" | "db" | "log" | "mailer">): JobHandlers {
  return [
    handleJob(mailOwnersJob, (invited) => mailOwners(app, invited)),
    handleJob(forgetOperatorSessionsJob, () => forgetOperatorSessions(app)),
  ];
}
