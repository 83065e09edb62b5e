/** Whose menus a guide speaks of: makers of phones, as far as their menus differ. */
export const guideMakers = ["iphone", "samsung", "pixel", "xiaomi", "oppo", "huawei", "other"] as const;
export type GuideMaker = (typeof guideMakers)[number];

/** By what a list of models, or a browser on such a phone, names it. */
const marks: Readonly<Record<Exclude<GuideMaker, "other">, RegExp>> = {
  iphone: /iPhone/,
  samsung: /SamsungBrowser|\bSM-|\bGalaxy\b/,
  pixel: /\bPixel\b/,
  xiaomi: /Xiaomi|Redmi|POCO|MiuiBrowser/i,
  oppo: /OPPO|\bCPH\d|OnePlus|realme|\bRMX\d|HeyTap/i,
  huawei: /Huawei|Honor|HarmonyOS/i,
};
type OneMaker = Exclude<GuideMaker, "huawei" | "other">;
/** The first system that has the newest menus of its maker's guide; each guide names two. */
const newestFrom: Readonly<Record<OneMaker, number> & Partial<Record<GuideMaker, number>>> = {
  iphone: 17.4,
  samsung: 13,
  pixel: 12,
  xiaomi: 14,
  oppo: 13,
};

/** Where a mail's link to a guide ends: on another phone than the one that it names, that one's guide opens. */
export const mailedGuideAnchor = "phone-in-hand";

/** `older`: the menus that its guide names second. */
export type LikelyGuide = { phone: GuideMaker; version?: "older" };

/** Whose menus a phone has, and which of them, by its model's name or what its browser says of itself; undefined where neither tells. */
export function guideOf(text: string): LikelyGuide | undefined {
  const phone = guideMakers.find((maker) => maker !== "other" && marks[maker].test(text));
  if (!phone) return undefined;
  return hasOlderMenus(phone, text) ? { phone, version: "older" } : { phone };
}

/** Honor's are second in the guide that it shares with Huawei. Chrome writes "Android 10; K" of every phone, which tells nothing. */
function hasOlderMenus(phone: GuideMaker, text: string): boolean {
  if (phone === "huawei") return /Honor/i.test(text);
  const [, apple, android] = / OS (\d+_\d+)| Android (\d+)\b(?!; K\b)/.exec(text) ?? [];
  const system = Number(apple?.replace("_", ".") ?? android);
  return system < (newestFrom[phone] ?? 0);
}
