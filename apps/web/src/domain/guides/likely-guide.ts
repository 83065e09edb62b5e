import { guideOf, type LikelyGuide } from "@rihla/contract/rules/guides";
import { keptCheck } from "../devices/phone-check.ts";

/**
 * Whose guide to open, and for which menus: those of the phone in hand, as its browser `told` (`likelyPhone`) or, where that keeps its model to itself,
 * as its owner found out in the check before paying. Nothing where neither tells.
 */
export function likelyGuide(told: LikelyGuide | undefined, check = keptCheck()): Partial<LikelyGuide> {
  return guideInHand(told, check?.model && !check.forSomebodyElse ? guideOf(check.model) : undefined);
}

/** The same, where the phone that was `checked` before paying is known otherwise. */
export function guideInHand(
  told: LikelyGuide | undefined,
  checked: LikelyGuide | undefined,
): Partial<LikelyGuide> {
  if (!checked || (told && told.phone !== "other")) return told ?? {};
  // An iPhone would have said so: another phone was checked.
  return told?.phone === "other" && checked.phone === "iphone" ? told : checked;
}
