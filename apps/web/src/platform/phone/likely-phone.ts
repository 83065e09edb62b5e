import { guideOf, type LikelyGuide } from "@rihla/contract/rules/guides";
import { phoneSystem } from "./phone-system.ts";

/**
 * Whose menus this device most likely has, and which; undefined where it is no phone. Chrome on Android keeps its model to itself, so
 * most Samsungs count among the others: a guess that a person can correct, never more.
 */
export function likelyPhone(userAgent: string = navigator.userAgent): LikelyGuide | undefined {
  return guideOf(userAgent) ?? (phoneSystem(userAgent) === "android" ? { phone: "other" } : undefined);
}
