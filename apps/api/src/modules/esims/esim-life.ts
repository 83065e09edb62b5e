import type { EsimStatus, EsimStop } from "@rihla/contract";
import type { PlanStart } from "@rihla/contract/rules/install-time";
import type { PlanState, ProfileState } from "./esim-provider.ts";
import type { Provisioning } from "./esims.tables.ts";
import { hasCome, wasRefused } from "./provisioning-end.ts";

/** What is known of an eSIM at its provider. */
export type EsimStates = {
  provisioning: Provisioning;
  profileState: ProfileState | null;
  planState: PlanState | null;
  usedBytes: number;
};

type Known = { profile: ProfileState; plan: PlanState | null; used: number };
/**
 * on-its-way: not on the phone's list of lines yet · arrived: loaded, and not switched on yet · on-phone: one that its owner switched
 * off is on the phone all the same · left: it was there
 */
const profiles: Readonly<Record<ProfileState, "on-its-way" | "arrived" | "on-phone" | "left" | "not-told">> =
  {
    released: "on-its-way",
    downloading: "on-its-way",
    installed: "arrived",
    enabled: "on-phone",
    disabled: "on-phone",
    deleted: "left",
    unknown: "not-told",
  };
const placeOf = (profile: ProfileState | null) => profiles[profile ?? "unknown"];

const isOnPhone = ({ profile }: Known) => placeOf(profile) === "on-phone";
/** Not every provider tells where the profile is; one whose plan runs is on a phone. */
const mayBeOnPhone = (known: Known) => isOnPhone(known) || known.profile === "unknown";

/**
 * When a person reads which status. The order of the rules is the precedence; a pair that no rule knows reads "unknown".
 * A running plan alone is not "in use": it can run while the profile is still being installed.
 */
const rules: Readonly<Record<Exclude<EsimStatus, "unknown">, (known: Known) => boolean>> = {
  canceled: ({ plan }) => plan === "cancelled",
  revoked: ({ plan }) => plan === "revoked",
  deleted: ({ plan }) => plan === "removed",
  expired: ({ plan }) => plan === "expired",
  suspended: ({ plan }) => plan === "suspended",
  // Only whoever holds the phone takes a profile off it.
  user_deleted: ({ profile }) => profile === "deleted",
  depleted: ({ plan }) => plan === "used-up",
  in_use: (known) => isRunning(known.plan) && known.used > 0 && mayBeOnPhone(known),
  onboard: (known) => isOnPhone(known) || (isRunning(known.plan) && known.profile === "unknown"),
  installing: ({ profile }) => profile === "downloading" || profile === "installed",
  new: ({ profile, plan }) => plan === "ready" && (profile === "released" || profile === "unknown"),
  allocating: ({ plan }) => plan === "allocating",
};
const inOrder = Object.entries(rules) as [EsimStatus, (known: Known) => boolean][];

/** As its provider tells it, which money goes by. */
export function toldStatus(states: EsimStates): EsimStatus {
  if (wasRefused(states)) return "canceled";
  if (!hasCome(states)) return "allocating";
  const known = {
    profile: states.profileState ?? "unknown",
    plan: states.planState,
    used: states.usedBytes,
  };
  return inOrder.find(([, holds]) => holds(known))?.[0] ?? "unknown";
}

type Ending = EsimStates & { expiresAt: Date | null; plan: { starts: PlanStart } };

/** What one reads whose days go on, or would. */
const daysGoOn: Readonly<Record<EsimStatus, boolean>> = {
  allocating: false,
  new: true,
  installing: true,
  onboard: true,
  in_use: true,
  depleted: true,
  suspended: false,
  unknown: false,
  canceled: false,
  revoked: false,
  deleted: false,
  user_deleted: false,
  expired: false,
};

/** The same as its owner reads it, where days that are over by the provider's own date are over, though it has not said so yet. */
export function esimStatus(esim: Ending, now = new Date()): EsimStatus {
  const told = toldStatus(esim);
  const isOver = esim.expiresAt !== null && esim.expiresAt <= now && hasStarted(esim, esim.plan.starts);
  return isOver && daysGoOn[told] ? "expired" : told;
}

/** The tab an eSIM is listed under. A depleted one can be topped up until it expires. */
const groups: Readonly<Record<EsimStatus, "active" | "expired">> = {
  allocating: "active",
  new: "active",
  installing: "active",
  onboard: "active",
  in_use: "active",
  depleted: "active",
  suspended: "active",
  unknown: "active",
  canceled: "expired",
  revoked: "expired",
  expired: "expired",
  deleted: "expired",
  user_deleted: "expired",
};

export const groupOf = (status: EsimStatus): "active" | "expired" => groups[status];

/** Whether it has been on a network, from what its provider tells. A plan can run before that, unless it starts by it. */
export function hasConnected(states: EsimStates, starts: PlanStart): boolean {
  if (states.usedBytes > 0 || states.planState === "used-up") return true;
  const comes = ["on-its-way", "arrived"].includes(placeOf(states.profileState));
  return starts === "first-connection" && isRunning(states.planState) && !comes;
}

/** How far an eSIM came, as far as its provider tells: what ended before it was installed was never on a phone. */
export function stopReached(states: EsimStates, starts: PlanStart, hadConnected: boolean): EsimStop | null {
  const { profileState, planState } = states;
  if (!hasCome(states)) return null;
  if (hadConnected || hasConnected(states, starts)) return "connected";
  return isRunning(planState) || cameOntoPhone(profileState) ? "installed" : "delivered";
}

/** Whether its provider tells where the profile is. */
export const tellsInstalling = ({ profileState }: Pick<EsimStates, "profileState">): boolean =>
  placeOf(profileState) !== "not-told";

/** Whether it is on a phone. Where its provider tells nothing of the profile, a plan that starts by it says so. */
export function isInstalled({ profileState, planState }: EsimStates, starts: PlanStart): boolean {
  if (profileState === null || profileState === "unknown")
    return starts === "installation" && isRunning(planState);
  return profileState !== "deleted" && cameOntoPhone(profileState);
}

/** running: its profile is on a phone then, where the provider tells nothing of it · over: it has run · not-told: it may have run or not */
const runs: Readonly<Record<PlanState, "to-come" | "running" | "over" | "not-told">> = {
  allocating: "to-come",
  ready: "to-come",
  running: "running",
  "used-up": "over",
  expired: "over",
  suspended: "not-told",
  cancelled: "not-told",
  revoked: "not-told",
  removed: "not-told",
  unknown: "not-told",
};
const runOf = (plan: PlanState | null) => runs[plan ?? "unknown"];
const isRunning = (plan: PlanState | null): boolean => runOf(plan) === "running";
const hasRun = (plan: PlanState | null): boolean => isRunning(plan) || runOf(plan) === "over";

/** Whether the profile has been on a phone, whatever became of it since. */
const cameOntoPhone = (profile: ProfileState | null): boolean =>
  ["arrived", "on-phone", "left"].includes(placeOf(profile));

/** Whether the provider's date is the plan's end; before that it is the last moment to install. */
export function hasStarted(states: EsimStates, starts: PlanStart): boolean {
  if (starts === "purchase" || hasRun(states.planState)) return true;
  return starts === "installation" && cameOntoPhone(states.profileState);
}
