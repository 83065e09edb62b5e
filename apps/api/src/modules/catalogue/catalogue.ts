import type { Currency, Destination, ListedPlan, Money, Network, Plan, PlanDetail } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { mustInstallBeforeLeaving } from "@rihla/places/travel-notes";
import type { Selectable } from "kysely";
import { Refusal } from "../../refusal.ts";
import type { findDestinations, PlanForSale } from "./catalogue.repository.ts";
import type { PlanTable } from "./catalogue.tables.ts";
import { countryNames } from "./destination-names.ts";

/** A plan's price; a currency it has no price in is refused. */
export function priceOf(plan: Pick<Selectable<PlanTable>, "prices">, currency: string): Money {
  const amount = plan.prices[currency];
  if (amount === undefined) throw unknownCurrency();
  return { amount, currency };
}

export function unknownCurrency(): Refusal {
  return new Refusal("invalid_input", { errors: [{ path: "currency", code: "invalid_currency" }] });
}

export function toCurrency(code: string): Currency {
  const { exponent, symbol, names } = currencyRow(code);
  return { code, exponent, symbol, names };
}

export function toPlan(plan: Selectable<PlanTable>, currency: string): Plan {
  return {
    code: plan.code,
    destination: plan.destinationCode,
    kind: plan.kind,
    tier: plan.tier,
    dataBytes: plan.dataBytes,
    days: plan.days,
    price: priceOf(plan, currency),
    reducedSpeedKbps: plan.reducedSpeedKbps,
    speed: plan.speed,
    topUp: plan.topUp,
    starts: plan.starts,
    installBeforeLeaving: mustInstallBeforeLeaving(plan.destinationCode),
    givingBack: plan.givingBack,
    unusedValidDays: plan.unusedValidDays,
    countryCount: plan.coverage.length,
  };
}

export function toListedPlan(plan: Selectable<PlanTable>, currency: string): ListedPlan {
  return { ...toPlan(plan, currency), egressCountries: plan.egressCountries };
}

export function toPlanDetail(plan: PlanForSale, currency: string): PlanDetail {
  return {
    ...toListedPlan(plan, currency),
    destinationNames: plan.destinationNames,
    countries: plan.coverage.flatMap(({ code, networks }) => {
      const names = countryNames(code);
      return names ? [{ code, names, networks }] : [];
    }),
  };
}

type DestinationRow = Awaited<ReturnType<typeof findDestinations>>[number];

export function toDestination(row: DestinationRow, currency: string): Destination {
  // Nothing is priced in a new currency before the next sync.
  if (row.lowestPrice === null) throw unknownCurrency();
  return {
    code: row.code,
    kind: row.kind,
    names: row.names,
    flag: flagOf(row.code, row.kind),
    popular: row.popularRank !== null,
    planCount: row.planCount,
    lowestPrice: { amount: row.lowestPrice, currency },
  };
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
