import type { Uses } from "../../app.ts";
import { claimReading, findEsim, saveReading } from "./esims.repository.ts";
import { readingOf } from "./provision-esim.ts";

/** Reads state and usage at the provider, at most every `restSeconds`. An answer that can't be used changes nothing. */
export async function refreshEsim(
  app: Uses<"db" | "log" | "providers">,
  esimId: string,
  restSeconds: number,
): Promise<void> {
  const esim = await findEsim(app.db, esimId);
  if (!esim?.providerEsim) return;
  const provider = app.providers.get(esim.provider);
  if (!provider) return app.log.warn({ esimId, provider: esim.provider }, "this provider is not configured");
  if (!(await claimReading(app.db, esimId, restSeconds))) return;
  const reading = await provider.fetchEsim(esim.providerEsim);
  if (reading.outcome === "read") return saveReading(app.db, esimId, readingOf(reading.esim));
  app.log.warn({ esimId, outcome: reading.outcome }, "an eSIM could not be read at the provider");
}
