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

/** Whose days count from installing is installed the evening before, as it is advised; one of a single day on the day itself. */
function begins({ starts }: Pick<Plan, "starts">, { days, from, today }: Asked & { from: Day }): Day {
  const evening = addDays(from, -1);
  return starts === "installation" && days > 1 && evening >= today ? evening : from;
}

/** When `plan` begins and ends. A plan of 30 days that begins on 12 December is over on 11 January. */
export function datesOf(
  plan: Pick<Plan, "starts" | "unusedValidDays">,
  { days, from, today }: Asked,
): PlanDates {
  const past = from !== undefined && from < today;
  const first =
    plan.starts === "purchase" ? today : past || !from ? null : begins(plan, { days, from, today });
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
