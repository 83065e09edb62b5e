import type { Plan } from "@rihla/contract";

/** A day of the calendar, `2026-12-12`: no hour, no time zone. */
export type Day = string;

export type PlanDates = {
  /** First and last day for a journey from `from`; null while no date is chosen, unless the plan starts when bought. */
  first: Day | null;
  last: Day | null;
  /** The eSIM waits until then. */
  waitsUntil: Day;
  /** Bought today, it would have ended before the journey. */
  tooEarly: boolean;
  /** The journey has begun before today: what is bought now was not there for it. */
  past: boolean;
};

type Asked = { days: number; from: Day | undefined; today: Day };

/** When `plan` begins and ends. A plan of 30 days that begins on 12 December is over on 11 January. */
export function datesOf(
  plan: Pick<Plan, "starts" | "unusedValidDays">,
  { days, from, today }: Asked,
): PlanDates {
  const past = from !== undefined && from < today;
  const first = plan.starts === "purchase" ? today : past ? null : (from ?? null);
  const waitsUntil = addDays(today, plan.unusedValidDays);
  const lastUse = plan.starts === "purchase" ? addDays(today, days) : waitsUntil;
  return {
    first,
    last: first && addDays(first, days),
    waitsUntil,
    tooEarly: from !== undefined && from > lastUse,
    past,
  };
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Today in Algiers. Taken by loaders, so that the server's page and the browser's agree about it. */
export function todayInAlgiers(now = new Date()): Day {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Algiers" }).format(now);
}

/** `12/12`: beside another date the year says nothing. */
export function shortDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`;
}

export function longDay(day: Day): string {
  return `${shortDay(day)}/${day.slice(0, 4)}`;
}
