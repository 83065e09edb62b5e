import type { RechargeChoice, RechargeEffect } from "@rihla/contract";
import { obstacleOf } from "@rihla/contract/rules/esim-status";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { planStem } from "../catalogue/index.ts";
import { type EsimRow, esimStatus, findOwnEsim, type TopUpOption, wasRefused } from "../esims/index.ts";
import { rechargeLimits, spendLimits } from "../limits/index.ts";
import { priceOffers, stillStands } from "./find-recharge-plan.ts";
import { findOffersFor, saveOffers } from "./recharge-offers.repository.ts";

type OfferApp = Uses<"config" | "db" | "log" | "providers">;

/** How long the last answer of a supplier is shown without asking again, milliseconds. */
const freshFor = 10 * 60_000;

/**
 * What an eSIM of the caller's can be topped up with, at today's prices. Phases: ask its supplier, where the last answer is
 * old (no transaction) · keep what it offers, for quotes. A supplier that is silent leaves its last answer.
 */
export async function offerRecharges(
  app: OfferApp,
  { id, caller, currency, ip }: { id: string; caller: Caller; currency: string; ip: string },
): Promise<RechargeChoice> {
  const esim = await findOwnEsim(app.db, id, caller.email);
  if (!esim || wasRefused(esim)) throw new Refusal("not_found");
  const effect = app.providers.get(esim.provider)?.abilities.topUpEffect ?? "extends";
  const obstacle = obstacleOf(esimStatus(esim));
  if (obstacle === "ended" || !esim.providerEsim) return { plans: [], effect, obstacle };
  await spendLimits(app, rechargeLimits, { caller, ip });
  await readOffers(app, esim);
  const plans = (await priceOffers(app.db, esim, currency)).map(({ plan }) => plan);
  return { plans, effect, obstacle: obstacle ?? (plans.length === 0 ? "not_offered" : null) };
}

/** Refused with `unavailable` where the supplier gives no answer and none is known that still stands. */
export async function readOffers(app: Uses<"db" | "log" | "providers">, esim: EsimRow): Promise<void> {
  const known = await findOffersFor(app.db, esim.id);
  const [newest] = known;
  if (newest && Date.now() - newest.readAt.getTime() < freshFor) return;
  const provider = app.providers.get(esim.provider);
  if (!provider || provider.abilities.topUp === "none" || esim.plan.topUp === "none") return;
  const answer = await provider.topUpOptions(esim.providerEsim as string);
  if (answer.outcome === "unknown") {
    app.log.warn(
      { esimId: esim.id, reason: answer.reason },
      "a supplier did not tell what it offers for an eSIM",
    );
    if (newest && stillStands(newest)) return;
    throw new Refusal("unavailable", { retryAfterSeconds: 10 });
  }
  const options = answer.outcome === "read" ? answer.options : [];
  await saveOffers(app.db, esim.id, offersFrom(esim, options, provider.abilities.topUpEffect));
}

/** Of options that promise the same the cheapest. */
function offersFrom(esim: EsimRow, options: readonly TopUpOption[], effect: RechargeEffect) {
  const byDay = esim.plan.kind === "unlimited";
  const readAt = new Date();
  const offers = options
    // By the day it is the same tier for longer: others have no name here.
    .filter((one) => one.soldByDay === byDay && (!byDay || one.dataBytes === esim.plan.dataBytes))
    .sort((a, b) => b.priceUsdE4 - a.priceUsdE4)
    .map(({ packageCode, priceUsdE4, dataBytes, days }) => ({
      esimId: esim.id,
      planCode: codeOf(esim, dataBytes, byDay ? null : days),
      providerPackage: packageCode,
      wholesaleUsdE4: priceUsdE4,
      dataBytes,
      days: byDay ? null : days,
      effect,
      readAt,
    }));
  return [...new Map(offers.map((offer) => [offer.planCode, offer])).values()];
}

const codeOf = (
  { plan: { destination, ...plan } }: EsimRow,
  dataBytes: number,
  days: number | null,
): string => planStem({ ...plan, destinationCode: destination, dataBytes, days, countries: [] });
