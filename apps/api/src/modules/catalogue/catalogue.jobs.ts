import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { pickOffersJob, syncCatalogueJob } from "./catalogue.queue.ts";
import { pickOffers } from "./on-sale/pick-offers.ts";
import { syncCatalogue } from "./sync-catalogue.ts";

export function catalogueJobs(app: Uses<"db" | "log" | "pauses" | "sellingProviders">): JobHandlers {
  return [
    handleJob(syncCatalogueJob, async () => {
      const { skipped, ...result } = await syncCatalogue(app);
      app.log.info({ ...result, skipped: skipped.length }, "catalogue synchronised");
    }),
    handleJob(pickOffersJob, async () => {
      app.log.info(await pickOffers(app), "offers were picked anew");
    }),
  ];
}
