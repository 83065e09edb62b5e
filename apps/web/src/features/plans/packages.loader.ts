import type { DestinationDetail, Language, Plan, PlanAlternative, PlanDetail } from "@rihla/contract";
import type { LoaderFunctionArgs } from "react-router";
import { api } from "../../lib/api.ts";
import { load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";

export type CoveredCountry = { code: string; name: string };

export type PackagesData = {
  destination: DestinationDetail;
  plans: Plan[];
  /** Of a region: the countries of each size it is sold in (29 and 42, say). Empty for a country. */
  coverages: CoveredCountry[][];
  /** Where the traffic reaches the internet; empty when nobody says. */
  egress: string[];
  /** Of a country: regional plans that are the better buy. */
  alternatives: PlanAlternative[];
  metaName: string;
};

export async function packagesLoader({ request, params }: LoaderFunctionArgs): Promise<PackagesData> {
  const { currency, language } = visitorOf(request);
  const options = { path: { code: params.code?.toUpperCase() ?? "" }, query: { currency } };
  const [destination, plans, alternatives] = await load(
    Promise.all([
      api("GET /destinations/{code}", options),
      api("GET /destinations/{code}/plans", options),
      // The page stands without the rest.
      api("GET /destinations/{code}/alternatives", options).catch(() => []),
    ]),
  );
  const details = await Promise.all(oneOfEachCoverage(plans).map((plan) => detailOf(plan, currency)));
  const known = details.filter((detail) => detail !== null);
  return {
    destination,
    plans,
    coverages: known
      .map(({ countries }) => namesIn(language, countries))
      .filter((countries) => countries.length > 1),
    egress: known[0]?.egressCountries ?? [],
    alternatives,
    metaName: destination.names[language],
  };
}

/** A hundred countries with their networks in three languages would outweigh the page; the plan's own page has them. */
function namesIn(language: Language, countries: PlanDetail["countries"]): CoveredCountry[] {
  return countries.map(({ code, names }) => ({ code, name: names[language] }));
}

function oneOfEachCoverage(plans: readonly Plan[]): Plan[] {
  const byCount = new Map(plans.toReversed().map((plan) => [plan.countryCount, plan]));
  return [...byCount.values()].sort((a, b) => a.countryCount - b.countryCount).slice(0, 4);
}

function detailOf(plan: Plan, currency: string): Promise<PlanDetail | null> {
  return api("GET /plans/{code}", { path: { code: plan.code }, query: { currency } }).catch(() => null);
}
