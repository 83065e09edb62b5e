import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { syncCatalogueJob } from "./catalogue.queue.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

export function catalogueJobs(app: Uses<"db" | "log" | "sellingProviders">): JobHandlers {
  return [
    handleJob(syncCatalogueJob, async () => {
      const { skipped, ...result } = await syncCatalogue(app);
      app.log.info({ ...result, skipped: skipped.length }, "catalogue synchronised");
    }),
  ];
}
