import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import {
  provisionEsimJob,
  refreshEsimJob,
  registerWebhookJob,
  sweepEsimsJob,
  watchCreditJob,
} from "./esims.queue.ts";
import { provisionEsim } from "./provision-esim.ts";
import { refreshEsim } from "./refresh-esim.ts";
import { registerWebhook } from "./register-webhook.ts";
import { sweepEsims } from "./sweep-esims.ts";
import { watchCredit } from "./watch-credit.ts";

export function esimJobs(
  app: Uses<"config" | "db" | "esimEvents" | "jobs" | "log" | "providers" | "sellingProviders" | "webhooks">,
): JobHandlers {
  return [
    handleJob(provisionEsimJob, ({ esimId }) => provisionEsim(app, esimId)),
    handleJob(refreshEsimJob, ({ esimId }) => refreshEsim(app, esimId, 0)),
    handleJob(sweepEsimsJob, () => sweepEsims(app)),
    handleJob(watchCreditJob, () => watchCredit(app)),
    handleJob(registerWebhookJob, () => registerWebhook(app)),
  ];
}
