import type { App } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { provisionEsimJob, refreshEsimJob, registerWebhookJob, sweepEsimsJob } from "./esims.queue.ts";
import { findEsimsToProvision } from "./esims.repository.ts";
import { provisionEsim } from "./provision-esim.ts";
import { refreshEsim } from "./refresh-esim.ts";

import { registerWebhook } from "./register-webhook.ts";

const sweepSize = 100;

export function esimJobs(app: App): JobHandlers {
  return [
    handleJob(provisionEsimJob, ({ esimId }) => provisionEsim(app, esimId)),
    handleJob(refreshEsimJob, ({ esimId }) => refreshEsim(app, esimId, 0)),
    handleJob(sweepEsimsJob, () => sweepEsims(app)),
    handleJob(registerWebhookJob, () => registerWebhook(app)),
  ];
}

export async function sweepEsims(app: App): Promise<void> {
  for (const { id } of await findEsimsToProvision(app.db, sweepSize)) await provisionEsim(app, id);
}
