import type { GuidePhone } from "../paths.ts";
import { phoneSystem } from "./phone-system.ts";

/**
 * Whose menus this device most likely has; undefined where it is no phone. Chrome on Android keeps its model to itself, so
 * most Samsungs count among the others: a guess that a person can correct, never more.
 */
export function likelyPhone(userAgent: string = navigator.userAgent): GuidePhone | undefined {
  if (/iPhone/.test(userAgent)) return "iphone";
  if (/SamsungBrowser|\bSM-/.test(userAgent)) return "samsung";
  if (/\bPixel\b/.test(userAgent)) return "pixel";
  if (/Xiaomi|Redmi|POCO|MiuiBrowser/i.test(userAgent)) return "xiaomi";
  if (/OPPO|\bCPH\d|OnePlus|realme|\bRMX\d|HeyTap/i.test(userAgent)) return "oppo";
  if (/Huawei|Honor|HarmonyOS/i.test(userAgent)) return "huawei";
  return phoneSystem(userAgent) === "android" ? "other" : undefined;
}
