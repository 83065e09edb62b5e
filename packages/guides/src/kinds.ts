/** Who made the phone, as far as its menus differ. */
export const makers = ["iphone", "samsung", "pixel", "xiaomi", "oppo", "huawei", "other"] as const;
export type Maker = (typeof makers)[number];

/** What one may want to do with an eSIM, in the order of a journey. */
export const subjects = ["install", "activate", "roaming", "apn", "trouble", "remove"] as const;
export type Subject = (typeof subjects)[number];
