import { tierMegabytes } from "@rihla/contract/rules";
import { type GivingBack, givingBackOf, type TakingBack } from "@rihla/contract/rules/giving-back";
import type { Coverage, PlanTable } from "./catalogue.tables.ts";
import { countryNames, type Place, placeOf } from "./destination-names.ts";
import type { ProviderPackage } from "./package-source.ts";
import { digest, type PlanPromise, promiseKey } from "./plan-promise.ts";

/** Whose list it is, and how it takes eSIMs back. */
export type Seller = { provider: string; takingBack: TakingBack };

/** A provider's package as something we can sell. */
export type SellableOffer = {
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  unusedValidDays: number;
  givingBack: GivingBack;
  /** JSON of a `Coverage`. */
  coverage: string;
  egressCountries: string[];
  /** Of everything above and the promise: unchanged offers are not written again. */
  fingerprint: string;
  place: Place;
  promise: PlanPromise;
  promiseKey: string;
};

const megabyte = 1024 * 1024;
/** Daily tiers by the full-speed data of one day. */
const tierOfMegabytes: Readonly<Record<number, PlanTable["tier"]>> = {
  [tierMegabytes.lite]: "lite",
  [tierMegabytes.boost]: "boost",
  [tierMegabytes.turbo]: "turbo",
  [tierMegabytes.max]: "max",
};

/** Turns a wholesale package into an offer, or says why it can't be sold. */
export function offerFromPackage(
  { provider, takingBack }: Seller,
  source: ProviderPackage,
): SellableOffer | { reason: string } {
  const place = placeOf(source.destination);
  if (!place) return { reason: `unknown destination ${source.destination}` };
  const sale = saleOf(source);
  if ("reason" in sale) return sale;
  const coverage = coverageOf(source);
  if (coverage.length === 0) return { reason: "covers no country we know" };
  const promise: PlanPromise = {
    destinationCode: place.code,
    ...sale,
    dataBytes: source.dataBytes,
    reducedSpeedKbps: source.reducedSpeedKbps,
    speed: source.speed,
    topUp: source.topUp,
    starts: source.starts,
    countries: coverage.map(({ code }) => code),
  };
  const facts = {
    provider,
    providerPackage: source.code,
    wholesaleUsdE4: source.priceUsdE4,
    unusedValidDays: source.unusedValidDays,
    givingBack: givingBackOf(takingBack, source.starts),
    coverage: JSON.stringify(coverage),
    egressCountries: source.egressCountries,
  };
  const key = promiseKey(promise);
  return { ...facts, place, promise, promiseKey: key, fingerprint: digest([key, facts]) };
}

function saleOf(source: ProviderPackage): Pick<PlanTable, "kind" | "tier" | "days"> | { reason: string } {
  if (source.dataType === "total") return { kind: "fixed", tier: null, days: source.days };
  if (source.dataType === "daily-cut") return { reason: "cuts off after the daily data" };
  if (source.days !== 1) return { reason: "a daily plan of fixed length" };
  if (source.dataType === "daily-unlimited") return { kind: "unlimited", tier: "standard", days: null };
  const tier = tierOfMegabytes[Math.round(source.dataBytes / megabyte)];
  return tier ? { kind: "unlimited", tier, days: null } : { reason: "no tier has this daily data" };
}

function coverageOf(source: ProviderPackage): Coverage {
  const operators = new Map(source.networks.map((entry) => [entry.country, entry.operators]));
  return source.countries
    .filter((code) => countryNames(code))
    .map((code) => ({ code, networks: operators.get(code) ?? [] }));
}
