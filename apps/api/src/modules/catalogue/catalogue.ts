import type { Currency, Destination, Money, Names, Network, Plan, PlanDetail } from "@rihla/contract";
import type { Selectable } from "kysely";
import { Refusal } from "../../refusal.ts";
import type { findDestinations, PlanForSale } from "./catalogue.repository.ts";
import type { PlanTable } from "./catalogue.tables.ts";
import { countryNames } from "./destination-names.ts";
import type { CurrencyRow } from "./prices.repository.ts";

/** A plan's price; a currency it has no price in is refused. */
export function priceOf(plan: Pick<Selectable<PlanTable>, "prices">, currency: string): Money {
  const amount = plan.prices[currency];
  if (amount === undefined) throw unknownCurrency();
  return { amount, currency };
}

export function unknownCurrency(): Refusal {
  return new Refusal("invalid_input", { errors: [{ path: "currency", code: "invalid_currency" }] });
}

export function toCurrency(row: CurrencyRow): Currency {
  return { code: row.code, exponent: row.exponent, symbol: row.symbol, names: namesOf(row) };
}

export function toPlan(plan: Selectable<PlanTable>, currency: string): Plan {
  return {
    code: plan.code,
    destination: plan.destination_code,
    kind: plan.kind,
    tier: plan.tier,
    dataBytes: plan.data_bytes,
    days: plan.days,
    price: priceOf(plan, currency),
    reducedSpeedKbps: plan.reduced_speed_kbps,
    speed: plan.speed,
    topUp: plan.top_up,
    starts: plan.starts,
    unusedValidDays: plan.unused_valid_days,
    countryCount: plan.coverage.length,
  };
}

export function toPlanDetail(plan: PlanForSale, currency: string): PlanDetail {
  return {
    ...toPlan(plan, currency),
    destinationNames: namesOf(plan),
    countries: plan.coverage.flatMap(({ code, networks }) => {
      const names = countryNames(code);
      return names ? [{ code, names, networks }] : [];
    }),
    egressCountries: plan.egress_countries,
  };
}

type DestinationRow = Awaited<ReturnType<typeof findDestinations>>[number];

export function toDestination(row: DestinationRow, currency: string): Destination {
  return {
    code: row.code,
    kind: row.kind,
    names: namesOf(row),
    flag: flagOf(row.code, row.kind),
    popular: row.popular_rank !== null,
    planCount: row.plan_count,
    lowestPrice: { amount: row.lowest_price, currency },
  };
}

export function namesOf(row: { name_fr: string; name_en: string; name_ar: string }): Names {
  return { fr: row.name_fr, en: row.name_en, ar: row.name_ar };
}

export function flagOf(code: string, kind: "country" | "region"): string | null {
  return kind === "country" ? code.toLowerCase() : null;
}

/** Every operator the plans connect to, once, at its fastest. */
export function networksOf(plans: readonly Selectable<PlanTable>[]): Network[] {
  const fastest = new Map<string, string>();
  for (const { name, generation } of plans.flatMap((plan) =>
    plan.coverage.flatMap(({ networks }) => networks),
  )) {
    if (generation > (fastest.get(name) ?? "")) fastest.set(name, generation);
  }
  return [...fastest].map(([name, generation]) => ({ name, generation }));
}
