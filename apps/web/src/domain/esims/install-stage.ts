import type { Esim, SeenEsim } from "@rihla/contract";

export type Installable = SeenEsim & { installation: NonNullable<Esim["installation"]> };
/** `installing`: the profile is on its way to a phone, and the code is spent. */
export type InstallStage = "waiting" | "ready" | "installing" | "installed" | "over";

/** What installing means for this eSIM now. */
export function installStage({
  group,
  reached,
  installation,
  status,
}: Pick<Esim, "group" | "reached" | "installation" | "status">): InstallStage {
  // One without data is on a phone already, and no use on another.
  if (group === "expired" || status === "depleted") return "over";
  if (installation === null) return "waiting";
  if (reached === "installed" || reached === "connected") return "installed";
  return status === "installing" ? "installing" : "ready";
}

/** Before that nothing is said of deleting it; a plan by the day always has the next day's. */
export const hasDataLeft = ({ kind, remainingBytes }: Pick<Esim, "kind" | "remainingBytes">): boolean =>
  kind === "unlimited" || remainingBytes === null || remainingBytes > 0;
