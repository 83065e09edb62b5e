import type { Uses } from "../../app.ts";
import type { EsimRow } from "./esim.ts";
import { deliverEsimsJob, refreshEsimJob } from "./esims.queue.ts";
import { wakeEsim } from "./esims.repository.ts";

/** There is news of an eSIM at its provider: it is asked for in its provider's line. */
export async function noteNews(
  app: Uses<"db" | "jobs">,
  { id, provider, provisioning }: Pick<EsimRow, "id" | "provider" | "provisioning">,
): Promise<void> {
  if (provisioning === "issued") return app.jobs.send(app.db, refreshEsimJob, { esimId: id });
  if (await wakeEsim(app.db, id)) await app.jobs.send(app.db, deliverEsimsJob, { provider });
}
