import type { Uses } from "../../app.ts";
import {
  claimCancellation,
  endCancellation,
  lockCancellation,
  putOffCancellation,
} from "./cancellations.repository.ts";
import type { EsimRow } from "./esim.ts";
import { esimStatus } from "./esim-life.ts";
import type { EsimProvider, ProviderEsim } from "./esim-provider.ts";
import { findEsim, saveReading } from "./esims.repository.ts";
import { readingOf } from "./provision-esim.ts";

/** Longer than the provider's two answers are waited for. */
const leaseSeconds = 60;

type CancelApp = Uses<"db" | "esimEvents" | "log" | "providers">;
type Answer = { verdict: "yes" | "no" | "unknown"; said: string; esim?: ProviderEsim };

/**
 * Gives back an eSIM whose cancellation was asked for. Phases: claim · ask the provider, and read the eSIM where it does not say
 * yes (no transaction) · one transaction that notes the yes and has the money given back. Doing it twice does it
 * once: a second cancellation is refused by the provider, and the reading then tells that the first was taken.
 */
export async function cancelEsim(app: CancelApp, esimId: string): Promise<void> {
  if (!(await claimCancellation(app.db, esimId, leaseSeconds))) return;
  const esim = await findEsim(app.db, esimId);
  const provider = esim && app.providers.get(esim.provider);
  if (!provider || !esim?.providerEsim)
    return putOffCancellation(app.db, esimId, "the provider is not configured");
  const answer = await askProvider(provider, esim.providerEsim);
  if (answer.verdict === "yes") return recordCancelled(app, esim, answer);
  if (answer.esim) await saveReading(app.db, esimId, readingOf(answer.esim));
  app.log.warn({ esimId, verdict: answer.verdict, said: answer.said }, "an eSIM was not given back");
  if (answer.verdict === "no") await recordRefused(app, esimId, answer.said);
  else await putOffCancellation(app.db, esimId, answer.said);
}

async function askProvider(provider: EsimProvider, name: string): Promise<Answer> {
  const cancelled = await provider.cancel(name);
  if (cancelled.outcome === "cancelled") return { verdict: "yes", said: "cancelled" };
  const said =
    "code" in cancelled ? `${cancelled.reason}, provider code ${cancelled.code}` : cancelled.outcome;
  const reading = await provider.fetchEsim(name);
  if (reading.outcome !== "read") return { verdict: "unknown", said };
  return { verdict: verdictOf(reading.esim), said, esim: reading.esim };
}

/** One that can still be given back is asked for again: its refusal may pass. */
function verdictOf({ profileState, planState, usedBytes }: ProviderEsim): Answer["verdict"] {
  if (planState === "cancelled") return "yes";
  const status = esimStatus({ provisioning: "issued", profileState, planState, usedBytes });
  return status === "new" || status === "unknown" ? "unknown" : "no";
}

/** A yes holds also where another worker took an earlier answer for a no: what is gone is paid back. */
async function recordCancelled(app: CancelApp, esim: EsimRow, answer: Answer): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const cancellation = await lockCancellation(tx, esim.id);
    if (cancellation.status === "done") return;
    await endCancellation(tx, esim.id, "done", answer.said);
    await app.esimEvents.onCancelled(tx, esim, cancellation.walletOf);
    await saveReading(tx, esim.id, { planState: "cancelled", readAt: new Date() });
  });
}

async function recordRefused(app: CancelApp, esimId: string, said: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const { status } = await lockCancellation(tx, esimId);
    if (status === "asked") await endCancellation(tx, esimId, "refused", said);
  });
}
