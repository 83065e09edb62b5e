import { airports } from "./data/airports.ts";
import { aliases } from "./data/aliases.ts";
import { cities } from "./data/cities.ts";
import { countryNames } from "./data/country-names.ts";
import { emptyWords, travelOrder } from "./data/travel.ts";

/** What is known about the world, as it is kept: one text per table, read once by `createSearch`. */
export type PlaceIndex = {
  /** `CODE French|English|Arabic`, a line per country. */
  countryNames: string;
  /** `CODE name|name|…`, a line per country or region. */
  aliases: string;
  /** `CODE place; place; …`, a line per country; data/cities.ts says how a place is written. */
  cities: string;
  /** `CODE codes name|name|…`, a line per country: airports of no city, data/airports.ts says how. */
  airports: string;
  /** Codes, the most travelled to first. */
  travelOrder: string;
  /** Words that say nothing about the place. */
  emptyWords: string;
};

export const placeIndex: PlaceIndex = { countryNames, aliases, cities, airports, travelOrder, emptyWords };
