import type { Uses } from "../../../app.ts";
import { hasConnected } from "../esim-life.ts";
import { findEsim } from "../esims.repository.ts";
import { noteUsedAfter, takeRefusalsToLookAt } from "./failures.repository.ts";

const atOnce = 20;

/**
 * eSIMs that were paid back since a phone refused them are asked about daily: one that is in use all the same is listed for operators. Phases: take the turns ·
 * ask the provider of each (no transaction) · note.
 */
export async function lookAtRefusals(app: Uses<"db" | "log" | "providers">): Promise<void> {
  for (const { esimId } of await takeRefusalsToLookAt(app.db, atOnce)) {
    const esim = await findEsim(app.db, esimId);
    const provider = esim && app.providers.get(esim.provider);
    if (!provider || !esim?.providerEsim) continue;
    const reading = await provider.fetchEsim(esim.providerEsim, "background");
    const isUsed = reading.outcome === "read" && hasConnected({ ...esim, ...reading.esim }, esim.plan.starts);
    if ((isUsed || esim.connectedAt !== null) && (await noteUsedAfter(app.db, esimId)))
      app.log.error({ esimId }, "an eSIM is in use that was paid back since a phone refused it");
  }
}
