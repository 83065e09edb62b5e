import type { Destination } from "@rihla/contract";
import { api } from "./api.ts";

const asked = new Map<string, Promise<Destination[]>>();

/**
 * Everything on sale with its prices in `currency`. A browser asks once and keeps the answer, so that a search needs no
 * network while one types; the server asks each time, since its answer may be another tomorrow.
 */
export function allDestinations(currency: string): Promise<Destination[]> {
  if (import.meta.env.SSR) return api("GET /destinations", { query: { currency } });
  const known = asked.get(currency) ?? api("GET /destinations", { query: { currency } });
  asked.set(currency, known);
  known.catch(() => asked.delete(currency));
  return known;
}
