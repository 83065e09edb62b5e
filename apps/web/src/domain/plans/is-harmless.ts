import { adviseInstalling, type InstallFacts } from "@rihla/contract/rules/install-time";

/** Installed on any day, before leaving or there, such a plan loses nothing: no word is needed where there is room for one only. */
export function isHarmless(facts: InstallFacts): boolean {
  const { place, time } = adviseInstalling(facts, false);
  return place === "free" && time === "any-day";
}
