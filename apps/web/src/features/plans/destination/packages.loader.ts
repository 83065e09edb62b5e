import type { DestinationDetail, Language, Money, Plan, PlanAlternative, PlanDetail } from "@rihla/contract";
import type { PlaceNote } from "@rihla/places/travel-notes";
import type { LoaderFunctionArgs } from "react-router";
import { todayOfTraveller } from "../../../domain/plans/calendar.ts";
import { placeNotes } from "../../../domain/plans/place-notes.ts";
import { api } from "../../../lib/api/api.ts";
import { load } from "../../../lib/navigation/load.ts";
import { visitorOf } from "../../../lib/page/visitor.ts";
import { parsePackagesSearch } from "../../../paths.ts";
import type { adviceFor, TripAdvice } from "../advice/advice.ts";
import { networksText } from "./networks-text.ts";

export type CoveredCountry = { code: string; name: string; networks: string };

export type PackagesData = {
  destination: DestinationDetail;
  plans: Plan[];
  /** Of a region: the countries of each size it is sold in (29 and 42, say). Empty for a country. */
  coverages: CoveredCountry[][];
  /** Of a country: regional plans that are the better buy. */
  alternatives: PlanAlternative[];
  /** What is said of the trip. */
  said: TripAdvice;
  notes: PlaceNote[];
  metaName: string;
  metaPrice: Money;
};

export async function packagesLoader({ request, params }: LoaderFunctionArgs): Promise<PackagesData> {
  const { currency, language } = visitorOf(request);
  const options = { path: { code: params.code?.toUpperCase() ?? "" }, query: { currency } };
  const today = todayOfTraveller();
  const [destination, plans, alternatives, notes] = await load(
    Promise.all([
      api("GET /destinations/{code}", options),
      api("GET /destinations/{code}/plans", options),
      // The page stands without the rest.
      api("GET /destinations/{code}/alternatives", options).catch(() => []),
      placeNotes(options.path.code, today).catch(() => []),
    ]),
  );
  const [said, details] = await Promise.all([
    tripAdvice(plans, parsePackagesSearch(new URL(request.url).searchParams), today),
    Promise.all(oneOfEachCoverage(plans).map((plan) => detailOf(plan, currency))),
  ]);
  const known = details.filter((detail) => detail !== null);
  return {
    destination,
    plans: plans.map(({ egressCountries: _, ...plan }) => plan),
    coverages: known
      .map(({ countries }) => namesIn(language, countries))
      .filter((countries) => countries.length > 1),
    alternatives,
    said,
    notes,
    metaName: destination.names[language],
    metaPrice: destination.lowestPrice,
  };
}

/** In one language: a hundred countries in three would outweigh the page. */
function namesIn(language: Language, countries: PlanDetail["countries"]): CoveredCountry[] {
  return countries.map(({ code, names, networks }) => ({
    code,
    name: names[language],
    networks: networksText(networks),
  }));
}

function oneOfEachCoverage(plans: readonly Plan[]): Plan[] {
  const byCount = new Map(plans.toReversed().map((plan) => [plan.countryCount, plan]));
  return [...byCount.values()].sort((a, b) => a.countryCount - b.countryCount).slice(0, 4);
}

function detailOf(plan: Plan, currency: string): Promise<PlanDetail | null> {
  return api("GET /plans/{code}", { path: { code: plan.code }, query: { currency } }).catch(() => null);
}

/** In files of their own, with what shows it: a first visit has the server's drawing. */
async function tripAdvice(...asked: Parameters<typeof adviceFor>): Promise<TripAdvice> {
  const [{ adviceFor }] = await Promise.all([import("../advice/advice.ts"), prepareAdvice()]);
  return adviceFor(...asked);
}

async function prepareAdvice(): Promise<void> {
  if (import.meta.env.SSR) return;
  const [{ prepared }, { advicePart }] = await Promise.all([
    import("../../../lib/page/lazily-hydrated.tsx"),
    import("../drawn-advice.tsx"),
  ]);
  await prepared(advicePart);
}
