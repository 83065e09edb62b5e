import type { Names } from "@rihla/contract/rules/languages";

/** A day of the calendar, `2026-12-12`. */
export type Day = string;

/** Where one starts or lands; nothing of who. */
export type Stop = { country: string; shown: Names };

/** `day`: of leaving; null where the ticket does not say. */
export type Leg = { from: Stop; to: Stop; day: Day | null };

type Dates = { from: Day | null; to: Day | null };

/** What fills the form. A name, a booking or a raw line is never part of it. */
export type TicketTrip = Dates & {
  kind: "trip";
  country: string;
  /** Other countries that may be meant: stays of days, too. */
  otherCountries: readonly string[];
  /** The dates where month stands before day, which the ticket leaves open. */
  otherwise: Dates | null;
  legs: readonly Leg[];
};

/**
 * Why nothing is filled in. `no-flight`: neither pass nor trip is seen · `no-date`: a place without a day · `way-home`: it ends
 * at home · `domestic`: it stays in one country · `past`: it is over · `contradiction`: its dates do not fit each other · `pdf`: a
 * kind of file that is not read.
 */
export type Miss = "no-flight" | "no-date" | "way-home" | "domestic" | "past" | "contradiction" | "pdf";

export type Ticket = TicketTrip | { kind: "miss"; why: Miss };

export const miss = (why: Miss): Ticket => ({ kind: "miss", why });
