import type { Destination, Plan, PlanDetail } from "@rihla/contract";
import type { LoaderFunctionArgs } from "react-router";
import { api } from "../../lib/api.ts";
import { load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";

export type PackagesData = {
  destination: Destination;
  plans: Plan[];
  /**
   * One plan in full for each size of coverage (a region is sold with 29 countries and with 42): its countries and
   * networks. Empty when that failed: the page can do without.
   */
  details: PlanDetail[];
  metaName: string;
};

export async function packagesLoader({ request, params }: LoaderFunctionArgs): Promise<PackagesData> {
  const { currency, language } = visitorOf(request);
  const options = { path: { code: params.code?.toUpperCase() ?? "" }, query: { currency } };
  const [destination, plans] = await load(
    Promise.all([api("GET /destinations/{code}", options), api("GET /destinations/{code}/plans", options)]),
  );
  const details = await Promise.all(oneOfEachCoverage(plans).map((plan) => detailOf(plan, currency)));
  return {
    destination,
    plans,
    details: details.filter((detail) => detail !== null),
    metaName: destination.names[language],
  };
}

function oneOfEachCoverage(plans: readonly Plan[]): Plan[] {
  const byCount = new Map(plans.toReversed().map((plan) => [plan.countryCount, plan]));
  return [...byCount.values()].sort((a, b) => a.countryCount - b.countryCount).slice(0, 4);
}

function detailOf(plan: Plan, currency: string): Promise<PlanDetail | null> {
  return api("GET /plans/{code}", { path: { code: plan.code }, query: { currency } }).catch(() => null);
}
