import type { Uses } from "../../app.ts";
import type { Priority } from "../../infra/outbound/rate-limiter.ts";
import type { EsimRow } from "./esim.ts";
import type { ProviderReading, Reading } from "./esim-provider.ts";
import { claimReading, findEsim } from "./esims.repository.ts";
import { noteAnswer } from "./note-life.ts";
import { readingOf } from "./provisioning/record-issued.ts";

type RefreshApp = Uses<"db" | "esimEvents" | "log" | "providers">;

/** Times that an answer is asked for anew because another came in between; that one is fresh enough then. */
const overtakenAtMost = 3;

/**
 * Reads state and usage at the provider, at most every `restSeconds`. An answer that can't be used changes nothing; false then. Answers to
 * questions asked at the same time may come in another order than they were given: one that was overtaken is asked for again.
 */
export async function refreshEsim(
  app: RefreshApp,
  esimId: string,
  restSeconds: number,
  priority: Priority = "awaited",
): Promise<boolean> {
  if (!(await findAtProvider(app, esimId)) || !(await claimReading(app.db, esimId, restSeconds)))
    return false;
  for (let tries = 0; tries < overtakenAtMost; tries++) {
    const asked = await findAtProvider(app, esimId);
    if (!asked) return false;
    const { esim, provider } = asked;
    const reading = usableReading(app, esim, await provider.fetchEsim(esim.providerEsim, priority));
    if (!reading) return false;
    if (await noteAnswer(app, esimId, reading, esim.readAt)) break;
  }
  return true;
}

/** The eSIM and its provider, where there is anything to ask. */
async function findAtProvider(app: RefreshApp, esimId: string) {
  const esim = await findEsim(app.db, esimId);
  if (!esim?.providerEsim) return null;
  const provider = app.providers.get(esim.provider);
  if (!provider) app.log.warn({ esimId, provider: esim.provider }, "this provider is not configured");
  return provider ? { esim: { ...esim, providerEsim: esim.providerEsim }, provider } : null;
}

/** One that the provider doesn't know any more was taken away there: operators hear of it, and it is looked for again. */
function usableReading({ log }: RefreshApp, esim: EsimRow, answer: ProviderReading): Reading | null {
  if (answer.outcome === "read")
    return { ...readingOf(answer.esim), startedAt: answer.esim.startedAt ?? null };
  const what = { esimId: esim.id, provider: esim.provider };
  if (answer.outcome === "not-found") {
    log.error(what, "a provider does not know an eSIM any more that it had issued");
    return { planState: "removed", saidState: "not found", readAt: new Date() };
  }
  log.warn({ ...what, outcome: answer.outcome }, "an eSIM could not be read at the provider");
  return null;
}
