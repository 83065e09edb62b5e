export { type GuideMaker as Maker, guideMakers as makers } from "@rihla/contract/rules/guides";

/** What one may want to do with an eSIM, in the order of a journey. */
export const subjects = ["install", "activate", "roaming", "apn", "trouble", "remove"] as const;
export type Subject = (typeof subjects)[number];
