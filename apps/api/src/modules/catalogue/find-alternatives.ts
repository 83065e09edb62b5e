import type { PlanAlternative } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findPlansOf, findRegionalPlansCovering, type PlanForSale } from "./catalogue.repository.ts";
import { priceOf, toPlan } from "./catalogue.ts";

type CountryPlan = Awaited<ReturnType<typeof findPlansOf>>[number];

/** Enough to choose from; a page that lists everything sells nothing. */
const most = 6;

/**
 * Regional plans that are the better buy for one country: at least the data and the days of one of its own plans, for
 * no more money, and better in one of the three. Each region's cheapest such plan for an amount of data.
 */
export async function findAlternatives(
  db: Db,
  country: string,
  currency: string,
): Promise<PlanAlternative[]> {
  const own = await findPlansOf(db, country, currency);
  if (own.length === 0) throw new Refusal("not_found");
  const regional = await findRegionalPlansCovering(db, country, currency);
  const seen = new Set<string>();
  return regional
    .flatMap((plan) => {
      const beaten = own.find((candidate) => isBetterBuy(plan, candidate, currency));
      const size = `${plan.destinationCode} ${plan.dataBytes}`;
      if (!beaten || seen.has(size)) return [];
      seen.add(size);
      return [
        { plan: toPlan(plan, currency), destinationNames: plan.destinationNames, insteadOf: beaten.code },
      ];
    })
    .slice(0, most);
}

function isBetterBuy(regional: PlanForSale, own: CountryPlan, currency: string): boolean {
  if (regional.kind !== "fixed" || own.kind !== "fixed") return false;
  const gains = [
    regional.dataBytes - own.dataBytes,
    (regional.days ?? 0) - (own.days ?? 0),
    priceOf(own, currency).amount - priceOf(regional, currency).amount,
  ];
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}
