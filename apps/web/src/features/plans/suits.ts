import type { Plan } from "@rihla/contract";
// Its type alone: the page itself doesn't calculate advice.
import type { TripAdvice } from "./advice/advice.ts";

/** Enough for the trip, so far as anybody said what they need. */
export function suits({ covers }: Pick<TripAdvice, "covers">, { code }: Plan): boolean {
  const cover = covers?.[code];
  return !cover || (cover.missingDays === 0 && !cover.tooEarly && cover.isEnough);
}
