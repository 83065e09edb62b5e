import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import {
  deliverEsimsJob,
  forgetOldUsageJob,
  refreshEsimJob,
  registerWebhookJob,
  sweepEsimsJob,
  watchCreditJob,
  watchEsimsJob,
} from "./esims.queue.ts";
import { forgetOldUsage } from "./forget-old-usage.ts";
import { openProviderLines } from "./provisioning/provider-lines.ts";
import { sweepEsims } from "./provisioning/sweep-esims.ts";
import { watchCredit } from "./provisioning/watch-credit.ts";
import { readNews } from "./read-news.ts";
import { registerWebhook } from "./register-webhook.ts";
import { watchEsims } from "./watch-esims.ts";

export function esimJobs(
  app: Uses<
    "config" | "db" | "esimEvents" | "jobs" | "log" | "pauses" | "providers" | "sellingProviders" | "webhooks"
  >,
): JobHandlers {
  const deliver = openProviderLines(app);
  return [
    handleJob(deliverEsimsJob, ({ provider }) => deliver(provider)),
    handleJob(refreshEsimJob, ({ esimId }) => readNews(app, esimId)),
    handleJob(watchEsimsJob, () => watchEsims(app)),
    handleJob(sweepEsimsJob, () => sweepEsims(app)),
    handleJob(watchCreditJob, () => watchCredit(app)),
    handleJob(forgetOldUsageJob, () => forgetOldUsage(app)),
    handleJob(registerWebhookJob, ({ refused }) => registerWebhook(app, refused)),
  ];
}
