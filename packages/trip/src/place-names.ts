import type { Names } from "@rihla/contract/rules/languages";
import { type Place, placeIndex, readPlaces } from "@rihla/places";
import { foreignNames, wordsBesidesNames } from "./names.ts";
import type { Stop } from "./ticket.ts";
import { tidyName } from "./tidy.ts";

/** `id`: two of the same country are two places. `sure`: known to all, so it is taken in small letters too. */
export type NamedPlace = {
  stop: Stop;
  id: string;
  sure: boolean;
  /** Its name is a word, or a person's, as well. */
  word?: boolean;
};

type Tables = {
  airports: Map<string, NamedPlace>;
  names: Map<string, NamedPlace>;
  /** Of every name: most words of a text begin none. */
  firstWords: Set<string>;
};

let tables: Tables | undefined;

/** Read once, when the first ticket is. */
function read(): Tables {
  if (tables) return tables;
  const places = readPlaces(placeIndex);
  const airports = new Map<string, NamedPlace>();
  for (const place of places)
    if (place.kind === "airport" && place.names[0] && !airports.has(place.names[0]))
      airports.set(place.names[0], named(place, false));
  const names = namesOf(places);
  tables = {
    airports,
    names,
    firstWords: new Set([...names.keys()].map((name) => name.split(" ")[0] ?? "")),
  };
  return tables;
}

function namesOf(places: readonly Place[]): Map<string, NamedPlace> {
  const names = new Map<string, NamedPlace & { rank: number }>();
  const add = (name: string, place: NamedPlace, rank: number) => {
    const key = tidyName(name);
    const before = names.get(key);
    if (key.length < 3) return;
    if (before && before.rank >= rank && before.stop.country !== place.stop.country) {
      // Two places of one name are none, unless one is known to more people.
      if (before.rank === rank) names.set(key, { ...before, rank, id: "" });
      return;
    }
    if (!before || rank > before.rank) names.set(key, { ...place, rank, word: wordsBesidesNames.has(key) });
  };
  // Aliases of the search (`omra`, `saudia`) are what people type there, not where a flight lands.
  for (const place of places) {
    if (place.kind === "alias" || (place.known === "to-few" && place.kind !== "country")) continue;
    const rank = place.kind === "country" ? 3 : place.known === "to-all" ? 2 : 1;
    const own = place.kind === "airport" ? place.names.slice(1) : place.names;
    for (const name of own) add(name, named(place, rank > 1), rank);
  }
  for (const [name, asCalled] of foreignNames) {
    const place = names.get(tidyName(asCalled));
    if (place) names.set(tidyName(name), { ...place, rank: 3, word: wordsBesidesNames.has(tidyName(name)) });
  }
  return new Map([...names].filter(([, { id }]) => id !== ""));
}

function named({ code, kind, shown, names }: Place, sure: boolean): NamedPlace {
  const id = kind === "country" ? code : `${code} ${shown.en.replace(/ \([A-Z]{3}\)$/, "")}`;
  const iata = kind === "airport" ? names[0] : undefined;
  return { stop: { country: code, shown: iata ? asAirport(shown, iata) : shown }, id, sure };
}

const asAirport = (shown: Names, iata: string): Names =>
  shown.en === `Airport (${iata})` ? { fr: iata, en: iata, ar: iata } : shown;

export const airport = (code: string): NamedPlace | undefined => read().airports.get(code);

export const airportStop = (code: string): Stop | undefined => airport(code)?.stop;

export const placeCalled = (name: string): NamedPlace | undefined => read().names.get(name);

export const beginsName = (word: string): boolean => read().firstWords.has(word);
