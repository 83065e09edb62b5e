import type { Plan } from "@rihla/contract";
import { besides, type Wish } from "./advice.ts";

export const mostCompared = 3;

/**
 * Those that an address names, as far as they are sold, in its order and none twice; where it names none, the recommended one
 * with what lies beside it.
 */
export function comparedPlans(
  plans: readonly Plan[],
  codes: string | undefined,
  advised: Plan | undefined,
  wish: Wish,
): Plan[] {
  const named = [...new Set(codes?.split(","))].flatMap(
    (code) => plans.find((plan) => plan.code === code) ?? [],
  );
  if (named.length > 0) return named.slice(0, mostCompared);
  return advised ? besides(plans, advised, wish) : plans.slice(0, mostCompared);
}
