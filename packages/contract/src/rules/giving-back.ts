import type { PlanStart } from "./install-time.ts";

/**
 * How an eSIM that nobody has installed is given back within the refund window, which holds for every plan. at-once: its buyer does it, and its
 * supplier takes it back · on-request: the buyer asks, and people of the shop answer within `supportAnswerHours`.
 */
export const givingBackWays = ["at-once", "on-request"] as const;
export type GivingBack = (typeof givingBackWays)[number];

/** Whether who was promised `promised` loses nothing with `offered`. */
export const isAsGood = (offered: GivingBack, promised: GivingBack): boolean =>
  givingBackWays.indexOf(offered) <= givingBackWays.indexOf(promised);

/** What a supplier does with an eSIM that nobody has installed: takes it back, has people decide, or takes nothing. */
export type TakingBack = "until-installed" | "by-hand" | "none";

/** What a supplier does with one eSIM: whose days run from the purchase, it takes back from nobody. */
export const takingBackOf = (ability: TakingBack, starts: PlanStart): TakingBack =>
  starts === "purchase" ? "none" : ability;

/** Whoever has to be asked at a supplier, or takes nothing back, leaves it to people of the shop. */
export const givingBackOf = (ability: TakingBack, starts: PlanStart): GivingBack =>
  takingBackOf(ability, starts) === "until-installed" ? "at-once" : "on-request";
