import type { ProfileState } from "../../../modules/esims/esim-provider.ts";
import { type Assignment, isLive } from "./assignments.ts";

/** Two kinds of SM-DP+ platforms, each with its own words. */
const states: Readonly<Record<string, ProfileState>> = {
  released: "released",
  confirmed: "released",
  downloaded: "downloading",
  installed: "installed",
  enabled: "enabled",
  disabled: "disabled",
  deleted: "deleted",
};

type ReportedProfile = {
  profileStatus?: string | null | undefined;
  firstInstalledDateTime?: string | number | null | undefined;
};

/** One that is released again after it was installed was taken off the phone. What runs on a network is switched on. */
export function profileStateOf(told: ReportedProfile, bundles: readonly Assignment[]): ProfileState {
  const state = states[(told.profileStatus ?? "").toLowerCase()] ?? "unknown";
  if (state === "released" && told.firstInstalledDateTime) return "deleted";
  const isRunning = bundles.some((one) => isLive(one) && one.startTime);
  return isRunning && (state === "installed" || state === "downloading") ? "enabled" : state;
}

/** Released again is there to be loaded again, whatever became of it before. Null where its platform has another word. */
export function codeIsFree({ profileStatus }: Pick<ReportedProfile, "profileStatus">): boolean | null {
  const state = states[(profileStatus ?? "").toLowerCase()];
  return state ? state === "released" : null;
}
