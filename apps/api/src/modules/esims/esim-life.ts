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

/** A line that its owner switched off is on the phone all the same. */
const isOnPhone = ({ profile }: Known) => profile === "enabled" || profile === "disabled";
/** Not every provider tells where the profile is; one whose plan runs is on a phone. */
const mayBeOnPhone = (known: Known) => isOnPhone(known) || known.profile === "unknown";

/**
 * The status a person reads. The order of the rules is the precedence; a pair that no rule knows reads "unknown".
 * A running plan alone is not "in use": it can run while the profile is still being installed.
 */
const rules: ReadonlyArray<[EsimStatus, (known: Known) => boolean]> = [
  ["canceled", ({ plan }) => plan === "cancelled"],
  ["revoked", ({ plan }) => plan === "revoked"],
  ["deleted", ({ plan }) => plan === "removed"],
  ["expired", ({ plan }) => plan === "expired"],
  ["suspended", ({ plan }) => plan === "suspended"],
  // Only whoever holds the phone takes a profile off it.
  ["user_deleted", ({ profile }) => profile === "deleted"],
  ["depleted", ({ plan }) => plan === "used-up"],
  ["in_use", (known) => known.plan === "running" && known.used > 0 && mayBeOnPhone(known)],
  ["onboard", (known) => isOnPhone(known) || (known.plan === "running" && known.profile === "unknown")],
  ["installing", ({ profile }) => profile === "downloading" || profile === "installed"],
  ["new", ({ profile, plan }) => plan === "ready" && (profile === "released" || profile === "unknown")],
  ["allocating", ({ plan }) => plan === "allocating"],
];

export function esimStatus(states: EsimStates): EsimStatus {
  if (states.provisioning === "refused") return "canceled";
  if (states.provisioning !== "issued") return "allocating";
  const known = {
    profile: states.profileState ?? "unknown",
    plan: states.planState,
    used: states.usedBytes,
  };
  return rules.find(([, holds]) => holds(known))?.[0] ?? "unknown";
}

const ended: readonly EsimStatus[] = ["canceled", "revoked", "expired", "deleted", "user_deleted"];

/** The tab an eSIM is listed under. A depleted one can be topped up until it expires. */
export const groupOf = (status: EsimStatus): "active" | "expired" =>
  ended.includes(status) ? "expired" : "active";

export type Starts = "installation" | "first-connection" | "purchase";

/** Whether it has been on a network, from what its provider tells. A plan can run before that, unless it starts by it. */
export function hasConnected(states: EsimStates, starts: Starts): boolean {
  if (states.usedBytes > 0 || states.planState === "used-up") return true;
  const onItsWay = notYetOnPhone.includes(states.profileState);
  return starts === "first-connection" && states.planState === "running" && !onItsWay;
}

/** How far an eSIM came, as far as its provider tells: what ended before it was installed was never on a phone. */
export function stopReached(states: EsimStates, starts: Starts, hadConnected: boolean): EsimStop | null {
  const { provisioning, profileState, planState } = states;
  if (provisioning !== "issued") return null;
  if (hadConnected || hasConnected(states, starts)) return "connected";
  return planState === "running" || installedProfiles.includes(profileState) ? "installed" : "delivered";
}

/** Whether it is on a phone. Where its provider tells nothing of the profile, a plan that starts by it says so. */
export function isInstalled({ profileState, planState }: EsimStates, starts: Starts): boolean {
  if (profileState === null || profileState === "unknown")
    return starts === "installation" && planState === "running";
  return profileState !== "deleted" && installedProfiles.includes(profileState);
}

const startedPlans: readonly (PlanState | null)[] = ["running", "used-up", "expired"];
const notYetOnPhone: readonly (ProfileState | null)[] = ["released", "downloading", "installed"];
const installedProfiles: readonly (ProfileState | null)[] = ["installed", "enabled", "disabled", "deleted"];

/** Whether the provider's date is the plan's end; before that it is the last moment to install. */
export function hasStarted(states: EsimStates, starts: Starts): boolean {
  if (starts === "purchase" || startedPlans.includes(states.planState)) return true;
  return starts === "installation" && installedProfiles.includes(states.profileState);
}
