import { type Day, daysBetween } from "./calendar.ts";

export type Trip = {
  from: Day;
  to: Day;
  /** Day of leaving and day of coming back included: 12 to 19 December are 8. */
  days: number;
};

/** `half`: one date without the other · `past`: it has begun before today · `reversed`: back before leaving. */
export type TripFault = "half" | "past" | "reversed";

export type AskedTrip = { trip: Trip | null; fault: TripFault | null };

/** What two dates say, as an address or a form has them; neither is no trip, and no fault. */
export function readTrip(from: Day | undefined, to: Day | undefined, today: Day): AskedTrip {
  if (!from && !to) return { trip: null, fault: null };
  if (!from || !to) return { trip: null, fault: (from || to || today) < today ? "past" : "half" };
  if (from < today) return { trip: null, fault: "past" };
  if (to < from) return { trip: null, fault: "reversed" };
  return { trip: { from, to, days: daysBetween(from, to) + 1 }, fault: null };
}
