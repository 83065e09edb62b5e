import type { Quote } from "@rihla/contract";
import type { GivingBack } from "@rihla/contract/rules/giving-back";

/** How all that is bought is given back; undefined where that differs, or a top-up is among it. */
export function givingBackOfAll(lines: Quote["lines"]): GivingBack | undefined {
  const rules = new Set(lines.map(({ plan, topUp }) => (topUp ? undefined : plan.givingBack)));
  const [rule] = rules;
  return rules.size === 1 ? rule : undefined;
}
