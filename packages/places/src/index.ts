export { type Place, type PlaceKind, readPlaces } from "./place.ts";
export { type PlaceIndex, placeIndex } from "./place-index.ts";
export { createSearch, type Search, type SearchHit } from "./search.ts";
export type { SearchableDestination } from "./targets.ts";
