import { api } from "../../lib/api/api.ts";
import { cachedFor } from "../../lib/api/cached-for.ts";

/**
 * Everything on sale with its prices in `currency`. A browser asks once and keeps the answer, so that a search needs no
 * network while one types. On the server another answer may be right in a moment; many pages are made within one.
 */
export const allDestinations = cachedFor(import.meta.env.SSR ? 1000 : Number.POSITIVE_INFINITY, (currency) =>
  api("GET /destinations", { query: { currency } }),
);
