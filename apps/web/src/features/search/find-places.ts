import type { Destination, Language } from "@rihla/contract";
import { createSearch, placeIndex, type Search } from "@rihla/places";
import { allDestinations } from "../../domain/plans/destinations.ts";
import { catalogueRevision } from "../../lib/api/catalogue-revision.ts";

/** A destination, and the place one has typed when that is something within it. */
export type FoundPlace = { destination: Destination; via: string | null };

export type PlaceFinder = {
  find: (text: string, language: Language, limit?: number) => FoundPlace[];
  destinations: readonly Destination[];
};

/**
 * The world's place names and the shop's destinations, ready to be searched. Import this file lazily: the names are
 * larger than a page, and nobody needs them before the first key.
 */
export async function placeFinder(currency: string): Promise<PlaceFinder> {
  const destinations = await allDestinations(currency);
  const search = searchAmong(destinations);
  const byCode = new Map(destinations.map((destination) => [destination.code, destination]));
  return {
    destinations,
    find: (text, language, limit) =>
      search(text, language, limit).flatMap(({ code, matched }) => {
        const destination = byCode.get(code);
        const within = matched.kind === "city" || matched.kind === "airport";
        return destination ? [{ destination, via: within ? matched.text : null }] : [];
      }),
  };
}

let prepared: { name: string; search: Search } | undefined;

/** Preparing takes tens of milliseconds and depends on no currency: done again only for another catalogue. */
function searchAmong(destinations: readonly Destination[]): Search {
  const name = `${catalogueRevision()} ${destinations.length}`;
  if (prepared?.name !== name) prepared = { name, search: createSearch(placeIndex, destinations) };
  return prepared.search;
}
