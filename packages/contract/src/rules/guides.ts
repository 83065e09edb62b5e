/** Whose menus a guide speaks of: makers of phones, as far as their menus differ. */
export const guideMakers = ["iphone", "samsung", "pixel", "xiaomi", "oppo", "huawei", "other"] as const;
export type GuideMaker = (typeof guideMakers)[number];
