import type { Plan } from "@rihla/contract";
import { addDays, type Day } from "../../../domain/plans/calendar.ts";

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
