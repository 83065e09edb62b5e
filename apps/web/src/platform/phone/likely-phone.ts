import { type GuidePhone, guidePhones } from "../../paths.ts";
import { phoneSystem } from "./phone-system.ts";

/** By what a browser on such a phone can be told. */
const marks: Readonly<Record<Exclude<GuidePhone, "other">, RegExp>> = {
  iphone: /iPhone/,
  samsung: /SamsungBrowser|\bSM-/,
  pixel: /\bPixel\b/,
  xiaomi: /Xiaomi|Redmi|POCO|MiuiBrowser/i,
  oppo: /OPPO|\bCPH\d|OnePlus|realme|\bRMX\d|HeyTap/i,
  huawei: /Huawei|Honor|HarmonyOS/i,
};

/**
 * Whose menus this device most likely has; undefined where it is no phone. Chrome on Android keeps its model to itself, so
 * most Samsungs count among the others: a guess that a person can correct, never more.
 */
export function likelyPhone(userAgent: string = navigator.userAgent): GuidePhone | undefined {
  const found = guidePhones.find((phone) => phone !== "other" && marks[phone].test(userAgent));
  return found ?? (phoneSystem(userAgent) === "android" ? "other" : undefined);
}
