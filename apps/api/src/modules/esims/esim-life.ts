import type { EsimStatus, EsimStop } from "@rihla/contract";
import type { PlanState, ProfileState } from "./esim-provider.ts";
import type { Provisioning } from "./esims.tables.ts";

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

export function esimStatus(states: EsimStates): EsimStatus {
  if (states.provisioning === "refused") return "canceled";
  if (states.provisioning !== "issued") return "allocating";
  const known = {
    profile: states.profileState ?? "unknown",
    plan: states.planState,
    used: states.usedBytes,
  };
  return inOrder.find(([, holds]) => holds(known))?.[0] ?? "unknown";
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

export type Starts = "installation" | "first-connection" | "purchase";

/** Whether it has been on a network, from what its provider tells. A plan can run before that, unless it starts by it. */
export function hasConnected(states: EsimStates, starts: Starts): boolean {
  if (states.usedBytes > 0 || states.planState === "used-up") return true;
  const comes = ["on-its-way", "arrived"].includes(placeOf(states.profileState));
  return starts === "first-connection" && isRunning(states.planState) && !comes;
}

/** How far an eSIM came, as far as its provider tells: what ended before it was installed was never on a phone. */
export function stopReached(states: EsimStates, starts: Starts, hadConnected: boolean): EsimStop | null {
  const { provisioning, profileState, planState } = states;
  if (provisioning !== "issued") return null;
  if (hadConnected || hasConnected(states, starts)) return "connected";
  return isRunning(planState) || cameOntoPhone(profileState) ? "installed" : "delivered";
}

/** Whether it is on a phone. Where its provider tells nothing of the profile, a plan that starts by it says so. */
export function isInstalled({ profileState, planState }: EsimStates, starts: Starts): boolean {
  if (profileState === null || profileState === "unknown")
    return starts === "installation" && isRunning(planState);
  return profileState !== "deleted" && cameOntoPhone(profileState);
}

/** Whether a plan that stands so runs: its profile is on a phone then, where the provider tells nothing of it. */
const runs: Readonly<Record<PlanState, boolean>> = {
  allocating: false,
  ready: false,
  running: true,
  "used-up": false,
  expired: false,
  suspended: false,
  cancelled: false,
  revoked: false,
  removed: false,
  unknown: false,
};
function isRunning(plan: PlanState | null): boolean {
  return plan !== null && runs[plan];
}

/** Whether a plan that stands so has run. */
const hasRun: Readonly<Record<PlanState, boolean>> = {
  allocating: false,
  ready: false,
  running: true,
  "used-up": true,
  expired: true,
  suspended: false,
  cancelled: false,
  revoked: false,
  removed: false,
  unknown: false,
};

/** Whether the profile has been on a phone, whatever became of it since. */
const cameOntoPhone = (profile: ProfileState | null): boolean =>
  ["arrived", "on-phone", "left"].includes(placeOf(profile));

/** Whether the provider's date is the plan's end; before that it is the last moment to install. */
export function hasStarted(states: EsimStates, starts: Starts): boolean {
  if (starts === "purchase" || (states.planState && hasRun[states.planState])) return true;
  return starts === "installation" && cameOntoPhone(states.profileState);
}
