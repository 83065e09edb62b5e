import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { eachApart } from "../../../infra/jobs/each-apart.ts";
import { findSilentLines } from "../../../infra/outbound/rate-limiter.ts";
import { findOffers } from "../../catalogue/index.ts";
import type { EsimProvider } from "../esim-provider.ts";
import { lockEsim } from "../esims.repository.ts";
import { isStillToCome } from "../provisioning-end.ts";
import { secondsFor } from "./delivery-wait.ts";
import { findEsimsBehind, findProviderLines, lockOthers } from "./provisioning-line.repository.ts";
import { type OtherOfferApp, takeOtherOffer } from "./take-other-offer.ts";

/** Seconds: whoever would wait longer is ordered where the line is shorter than half of that. */
const longLine = 120;
/** Seconds since it was paid: at a supplier that does not answer, where it stands in line says nothing. */
const longSilence = 60;
/** Looked at, and moved, in one sweep at most. */
const looked = 2_000;
const moved = 100;

type OverflowApp = OtherOfferApp & Uses<"db" | "providers">;

/**
 * Moves what stands far back in a supplier's line, or waits for one that is silent, to another supplier's offer of the same plan. Only what was never sent, or
 * surely not ordered, may move; the price book's pick and the price that was paid decide as for a refusal.
 */
export async function moveOverflow(app: OverflowApp): Promise<void> {
  const lines = new Map((await findProviderLines(app.db)).map((line) => [line.provider, line.waiting]));
  const secondsAt = ({ name, abilities }: EsimProvider) => secondsFor(lines.get(name) ?? 0, abilities);
  const paused = await app.pauses.names(app.db, "supplier");
  const sellingProviders = app.sellingProviders.filter(
    (provider) => secondsAt(provider) < longLine / 2 && !paused.includes(provider.name),
  );
  if (sellingProviders.length === 0) return;
  const silent = await findSilentLines(app.db);
  for (const provider of app.providers.values()) {
    const isSilent = silent.includes(provider.name);
    if (!isSilent && secondsAt(provider) <= longLine) continue;
    const tooFar = isSilent
      ? { first: 0, paidFor: longSilence }
      : { first: placesWithin(longLine, provider), paidFor: 0 };
    const behind = await findEsimsBehind(app.db, provider.name, { ...tooFar, most: looked });
    const offered = await plansOffered(app.db, behind, sellingProviders);
    const movable = behind.filter(({ plan }) => offered.has(plan)).slice(0, moved);
    const why = isSilent ? "a supplier that does not answer" : "a line that is too long";
    await eachApart(movable, ({ id }) => moveIfUntouched({ ...app, sellingProviders }, id, why));
  }
}

/** Plans of these eSIMs that any of these providers offers. */
async function plansOffered(
  db: Db,
  esims: ReadonlyArray<{ plan: string }>,
  providers: readonly EsimProvider[],
): Promise<ReadonlySet<string>> {
  const names = providers.map(({ name }) => name);
  const plans = [...new Set(esims.map(({ plan }) => plan))];
  const offers = await Promise.all(plans.map((plan) => findOffers(db, plan, names)));
  return new Set(plans.filter((_plan, index) => offers[index]?.length));
}

/** How many orders of the line are placed within so many seconds. */
const placesWithin = (seconds: number, { abilities }: EsimProvider): number =>
  Math.floor(
    (seconds - abilities.issuesWithinSeconds) / (secondsFor(1, abilities) - secondsFor(0, abilities)),
  );

function moveIfUntouched(app: OverflowApp, id: string, why: string): Promise<void> {
  return app.db.transaction().execute(async (tx) => {
    const esim = await lockEsim(tx, id);
    const isTaken = esim.leaseUntil !== null && esim.leaseUntil > new Date();
    if (!isStillToCome(esim) || isTaken || esim.providerOrder || esim.sentAt || esim.orderedWith) return;
    await takeOtherOffer(app, tx, [esim, ...(await lockOthers(tx, esim))], why);
  });
}
