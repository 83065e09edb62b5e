import type { Uses } from "../../app.ts";
import type { EsimRow } from "./esim.ts";
import { deliverEsimsJob, refreshEsimJob } from "./esims.queue.ts";
import { wakeEsim } from "./esims.repository.ts";
import { hasCome } from "./provisioning-end.ts";

/** There is news of an eSIM at its provider: it is asked for in its provider's line. */
export async function noteNews(
  app: Uses<"db" | "jobs">,
  esim: Pick<EsimRow, "id" | "provider" | "provisioning">,
): Promise<void> {
  const { id, provider } = esim;
  if (hasCome(esim)) return app.jobs.send(app.db, refreshEsimJob, { esimId: id });
  if (await wakeEsim(app.db, id)) await app.jobs.send(app.db, deliverEsimsJob, { provider });
}
