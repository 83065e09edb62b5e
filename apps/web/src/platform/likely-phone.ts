import type { GuidePhone } from "../paths.ts";

/**
 * Whose menus this device most likely has; undefined where it is no phone. Chrome on Android keeps its model to itself, so
 * most Samsungs count among the others: a guess that a person can correct, never more.
 */
export function likelyPhone(userAgent: string = navigator.userAgent): GuidePhone | undefined {
  if (/iPhone/.test(userAgent)) return "iphone";
  if (/SamsungBrowser|\bSM-/.test(userAgent)) return "samsung";
  if (/\bPixel\b/.test(userAgent)) return "pixel";
  return /Android/.test(userAgent) ? "other" : undefined;
}
