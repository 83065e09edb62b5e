import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Coverage, PlanTable } from "./catalogue.tables.ts";
import { countryNames, type Place, placeOf } from "./destination-names.ts";
import type { ProviderPackage } from "./package-source.ts";
import { type PriceBook, retailPrices } from "./price-book.ts";

export type SellablePlan = { plan: Insertable<PlanTable>; place: Place };

const megabyte = 1024 * 1024;
/** Daily tiers by the full-speed data of one day. */
const tierOfMegabytes: Readonly<Record<number, PlanTable["tier"]>> = {
  500: "lite",
  1024: "boost",
  2048: "turbo",
  3072: "max",
};

/** Turns a wholesale package into a plan of ours, or says why it can't be sold. */
export function planFromPackage(
  book: PriceBook,
  provider: string,
  source: ProviderPackage,
): SellablePlan | { reason: string } {
  const place = placeOf(source.locationCode);
  if (!place) return { reason: `unknown location ${source.locationCode}` };
  const sale = saleOf(source);
  if ("reason" in sale) return sale;
  const coverage = coverageOf(source);
  if (coverage.length === 0) return { reason: "covers no country we know" };
  const { prices, rule } = retailPrices(book, {
    wholesaleUsdE4: source.priceUsdE4,
    kind: sale.kind,
    destination: place.code,
  });
  const facts = {
    code: source.code,
    destination_code: place.code,
    ...sale,
    data_bytes: source.dataBytes,
    reduced_speed_kbps: source.reducedSpeedKbps,
    speed: source.speed,
    top_up: source.topUp,
    starts: source.starts,
    unused_valid_days: source.unusedValidDays,
    coverage: JSON.stringify(coverage),
    egress_countries: source.egressCountries,
    provider,
    provider_package: source.code,
    wholesale_usd_e4: source.priceUsdE4,
    prices: JSON.stringify(prices),
    price_book: book.version,
    price_rule: rule,
  };
  return { place, plan: { ...facts, fingerprint: fingerprintOf(facts) } };
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

/** Of everything we keep, the price book's version included: unchanged plans are not written again. */
function fingerprintOf(facts: object): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 22);
}
