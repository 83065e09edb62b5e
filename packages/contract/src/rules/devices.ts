export const deviceCategories = ["phone", "tablet", "watch", "laptop"] as const;
export type DeviceCategory = (typeof deviceCategories)[number];

/**
 * yes: has an eSIM, but for its exceptions · depends: made with and without · doubtful: lists contradict each other · paired:
 * for its operator's plan only, as watches · no: every unit is without. What is not listed has no answer; what a unit really
 * has, its EID says.
 */
export const deviceAnswers = ["yes", "depends", "doubtful", "paired", "no"] as const;
export type DeviceAnswer = (typeof deviceAnswers)[number];

/**
 * Units that have no eSIM although their model has, by where they were made for or what they are:
 * `china` mainland China · `hong-kong` and Macao, with two physical cards · `greater-china` China, Hong Kong and Taiwan ·
 * `korea` · `united-states` · `turkey` eSIM to be enabled first · `us-locked` often tied to an operator · `operator` sold by
 * one · `market` differs by country and operator · `japan`, `europe` nearly only there · `dual-sim` the others have none ·
 * `cellular` not those with Wi-Fi alone · `windows` at least Windows 10 1703.
 */
export const deviceExceptions = [
  "china",
  "hong-kong",
  "greater-china",
  "korea",
  "united-states",
  "turkey",
  "us-locked",
  "operator",
  "market",
  "japan",
  "europe",
  "dual-sim",
  "cellular",
  "windows",
] as const;
export type DeviceException = (typeof deviceExceptions)[number];
