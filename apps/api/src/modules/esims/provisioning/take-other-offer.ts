import { givingBackOf, isAsGood } from "@rihla/contract/rules/giving-back";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { findSilentLines } from "../../../infra/outbound/rate-limiter.ts";
import { findOffers, findWorth, type Offer } from "../../catalogue/index.ts";
import type { EsimRow } from "../esim.ts";
import type { EsimProvider } from "../esim-provider.ts";
import { deliverEsimsJob } from "../esims.queue.ts";
import { noteInHistory, updateEsim } from "../esims.repository.ts";
import { findShortSuppliers } from "./supplier-credit.repository.ts";

export type OtherOfferApp = Uses<"esimEvents" | "jobs" | "log" | "pauses" | "sellingProviders">;

/**
 * Moves eSIMs of one order line to another provider's offer of the same plan, in the caller's transaction, which has
 * locked them: the best by the price book of those that have not refused them, have credit, answer, are not paused, take eSIMs back as was said
 * before paying, and cost no more than the eSIM was sold for. What the buyer paid stays as it is. They are ordered under references of their own, so that
 * whoever still works for the former provider has lost them. False where there is no such offer.
 * Only for who knows that the former provider has ordered nothing and will not: no answer is never that.
 */
export async function takeOtherOffer(
  app: OtherOfferApp,
  tx: Tx,
  esims: readonly EsimRow[],
  why: string,
): Promise<boolean> {
  const [first] = esims;
  const offer = first && (await findOtherOffer(app, tx, first));
  const provider = app.sellingProviders.find(({ name }) => name === offer?.provider);
  if (!first || !offer || !provider) return false;
  app.log.warn(
    { esimId: first.id, esims: esims.length, from: first.provider, to: offer.provider, why },
    "another supplier's offer of the same plan was taken",
  );
  await moveTo(tx, esims, offer, provider, why);
  await app.jobs.send(tx, deliverEsimsJob, { provider: offer.provider });
  return true;
}

async function findOtherOffer(app: OtherOfferApp, tx: Tx, esim: EsimRow): Promise<Offer | undefined> {
  const short = (await findShortSuppliers(tx)).map(({ provider }) => provider);
  const paused = await app.pauses.names(tx, "supplier");
  const unfit = [esim.provider, ...esim.refusedBy, ...short, ...paused, ...(await findSilentLines(tx))];
  const providers = app.sellingProviders
    .filter((provider) =>
      isAsGood(givingBackOf(provider.abilities.cancel, esim.plan.starts), esim.plan.givingBack),
    )
    .map(({ name }) => name)
    .filter((name) => !unfit.includes(name));
  const offers = await findOffers(tx, esim.plan.code, providers);
  if (offers.length === 0) return undefined;
  const most = await findWorth(tx, await app.esimEvents.soldFor(tx, esim));
  return offers.find(({ wholesaleUsdE4 }) => wholesaleUsdE4 * (esim.periodDays ?? 1) <= most);
}

/** As many as the provider takes are one order there again. */
async function moveTo(
  tx: Tx,
  esims: readonly EsimRow[],
  { provider, providerPackage }: Offer,
  { abilities }: EsimProvider,
  why: string,
): Promise<void> {
  for (const [index, esim] of esims.entries()) {
    const leader = esims[index - (index % abilities.largestGroup)];
    const isLeader = leader === esim;
    await updateEsim(tx, esim.id, {
      provider,
      providerPackage,
      providerTransaction: newId(),
      refusedBy: [...esim.refusedBy, esim.provider],
      orderedWith: isLeader ? null : (leader?.id ?? null),
      nextAttemptAt: isLeader ? new Date() : null,
      leaseUntil: null,
      sentAt: null,
    });
    await noteInHistory(tx, esim, `from ${esim.provider} to ${provider}: ${why}`);
  }
}
