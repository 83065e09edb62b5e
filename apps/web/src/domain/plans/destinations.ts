import type { Destination } from "@rihla/contract";
import { api } from "../../lib/api.ts";

const asked = new Map<string, { at: number; answer: Promise<Destination[]> }>();

/** On the server another answer may be right in a moment; many pages are made within one. */
const keptMs = import.meta.env.SSR ? 1000 : Number.POSITIVE_INFINITY;

/**
 * Everything on sale with its prices in `currency`. A browser asks once and keeps the answer, so that a search needs no
 * network while one types.
 */
export function allDestinations(currency: string): Promise<Destination[]> {
  const known = asked.get(currency);
  if (known && Date.now() - known.at < keptMs) return known.answer;
  const answer = api("GET /destinations", { query: { currency } });
  asked.set(currency, { at: Date.now(), answer });
  answer.catch(() => asked.delete(currency));
  return answer;
}
