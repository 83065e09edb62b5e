import type { Money, Plan } from "@rihla/contract";
import type { PackagesSearch, PlanKind } from "../../paths.ts";

/** A week: what most trips last. */
const usualDays = 7;

export type PlanChoice = {
  /** Kinds there are; tabs make sense for two. */
  kinds: PlanKind[];
  kind: PlanKind;
  /** Lengths fixed plans come in, shortest first. */
  durations: number[];
  /** fixed: the length asked for, if any · unlimited: how many days are bought */
  days: number | undefined;
  shown: Plan[];
  selected: Plan | undefined;
};

/** What a page shows of `plans` for what its address asks. */
export function choosePlans(plans: readonly Plan[], search: PackagesSearch): PlanChoice {
  const kinds = (["fixed", "unlimited"] as const).filter((kind) => plans.some((plan) => plan.kind === kind));
  const kind = search.kind && kinds.includes(search.kind) ? search.kind : (kinds[0] ?? "fixed");
  const ofKind = plans.filter((plan) => plan.kind === kind);
  const durations = [...new Set(ofKind.flatMap((plan) => plan.days ?? []))].sort((a, b) => a - b);
  const days = kind === "unlimited" ? (search.days ?? usualDays) : search.days;
  const shown =
    days === undefined ? ofKind : ofKind.filter((plan) => plan.days === null || plan.days === days);
  return {
    kinds,
    kind,
    durations,
    days,
    shown,
    selected: shown.find(({ code }) => code === search.plan) ?? shown[0],
  };
}

/** An unlimited plan costs its price each day. `days` counts only where the buyer chooses them. */
export function priceOf(plan: Plan, days: number | undefined): Money {
  const factor = plan.days === null ? (days ?? 1) : 1;
  return { amount: plan.price.amount * factor, currency: plan.price.currency };
}

export type BadgeKind = "cheapest" | "bestPerGigabyte";

/** What deserves a word among `shown`, by plan code. Only comparisons that hold; none when there is nothing to compare. */
export function badgesOf(shown: readonly Plan[]): Map<string, BadgeKind> {
  const badges = new Map<string, BadgeKind>();
  if (shown.length < 3) return badges;
  const perByte = (plan: Plan) => plan.price.amount / plan.dataBytes;
  badges.set(leastBy(shown, perByte).code, "bestPerGigabyte");
  badges.set(leastBy(shown, (plan) => plan.price.amount).code, "cheapest");
  return badges;
}

function leastBy(plans: readonly Plan[], measure: (plan: Plan) => number): Plan {
  return plans.reduce((least, plan) => (measure(plan) < measure(least) ? plan : least));
}
