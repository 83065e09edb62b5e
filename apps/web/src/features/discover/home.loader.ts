import type { Destination, ShownFeedback } from "@rihla/contract";
import { collator } from "@rihla/i18n";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { allDestinations } from "../../domain/plans/destinations.ts";
import { api } from "../../lib/api/api.ts";
import { load } from "../../lib/navigation/load.ts";
import { visitorOf } from "../../lib/page/visitor.ts";
import { parseHomeSearch, paths } from "../../paths.ts";

/** A destination in the words of one language. */
export type NamedDestination = Omit<Destination, "names"> & { name: string };

export type HomeData = {
  /** Popular countries and all regions, so that switching tabs needs no network. */
  destinations: NamedDestination[];
  countryCount: number;
  /** Every country by name; null in a browser that has them drawn by the server and never asked itself. */
  countries: NamedDestination[] | null;
  /** Null while too few have answered, and where it can't be had. */
  feedback: ShownFeedback | null;
};

export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const { currency, language, prefix } = visitorOf(request);
  const { q } = parseHomeSearch(new URL(request.url).searchParams);
  // Searches had their answers here once, and shared addresses live long.
  if (q) throw redirect(prefix + paths.search({ q }));
  const [all, feedback] = await Promise.all([load(allDestinations(currency)), feedbackKnown()]);
  const named = all.map(({ names, ...rest }) => ({ ...rest, name: names[language] }));
  const { compare } = collator(language);
  const countries = named.filter(({ kind }) => kind === "country");
  return {
    destinations: named.filter(({ kind, popular }) => kind === "region" || popular),
    countryCount: countries.length,
    countries: countries.toSorted((a, b) => compare(a.name, b.name)),
    feedback,
  };
}

/** The page does without it. */
const readFeedback = () => api("GET /feedback").catch(() => null);

let isAsked = false;
let answer: ShownFeedback | null = null;

/** A browser asks once, and no page waits for it there: who comes back to home sees what came meanwhile. */
async function feedbackKnown(): Promise<ShownFeedback | null> {
  if (import.meta.env.SSR) return readFeedback();
  if (!isAsked) readFeedback().then((came) => (answer = came));
  isAsked = true;
  return answer;
}

export function withoutCountries(data: HomeData): HomeData {
  return { ...data, countries: null };
}
