import type { Names } from "@rihla/contract/rules/languages";
import type { Place } from "./place.ts";

/** Something on sale. */
export type SearchableDestination = {
  /** Country (alpha-2, upper case) or region (`EUROPE`). */
  code: string;
  kind: "country" | "region";
  names: Names;
  /** Shown among the popular ones. */
  popular?: boolean;
  /** A region's countries, where known: they answer for countries that are not sold by themselves. */
  countries?: readonly string[];
};

/** A place and a destination on sale that it leads to. */
export type Lead = {
  code: string;
  place: Place;
  /** The name that the shop itself gives the destination. */
  own: boolean;
  /** The destination is a region that covers the place's country, which isn't sold by itself. */
  around: boolean;
};

/** Every place that leads to something on sale. */
export function leadsTo(destinations: readonly SearchableDestination[], places: readonly Place[]): Lead[] {
  const onSale = new Set(destinations.map(({ code }) => code));
  const regionsAround = regionsByCountry(destinations);
  const own = destinations.map((destination) => ({
    code: destination.code,
    place: placeOf(destination),
    own: true,
    around: false,
  }));
  const known = places.flatMap((place) =>
    onSale.has(place.code)
      ? [{ code: place.code, place: renamed(place, destinations), own: false, around: false }]
      : (regionsAround.get(place.code) ?? []).map((code) => ({ code, place, own: false, around: true })),
  );
  return [...own, ...known];

  /** A country is shown under the shop's own name for it. */
  function renamed(place: Place, among: readonly SearchableDestination[]): Place {
    if (place.kind !== "country") return place;
    const destination = among.find(({ code }) => code === place.code);
    return destination ? { ...place, shown: destination.names } : place;
  }
}

function placeOf({ code, kind, names }: SearchableDestination): Place {
  return { code, kind, shown: names, names: Object.values(names), known: "to-all" };
}

function regionsByCountry(destinations: readonly SearchableDestination[]): Map<string, string[]> {
  const regions = new Map<string, string[]>();
  const smallestFirst = destinations
    .filter(({ kind, countries }) => kind === "region" && countries)
    .sort((a, b) => (a.countries?.length ?? 0) - (b.countries?.length ?? 0));
  for (const { code, countries = [] } of smallestFirst) {
    for (const country of countries) regions.set(country, [...(regions.get(country) ?? []), code]);
  }
  return regions;
}
