import type { Esim, EsimStatus, SeenEsim } from "@rihla/contract";

export type Installable = SeenEsim & { installation: NonNullable<Esim["installation"]> };
/** `installing`: the profile is on its way to a phone, and the code is spent. */
export type InstallStage = "waiting" | "ready" | "installing" | "installed" | "over";

/** Of one whose code has come and that was on no phone yet. */
const stages: Readonly<Record<EsimStatus, "ready" | "installing" | "over">> = {
  allocating: "ready",
  new: "ready",
  installing: "installing",
  onboard: "ready",
  in_use: "ready",
  // One without data is on a phone already, and no use on another.
  depleted: "over",
  suspended: "ready",
  unknown: "ready",
  canceled: "over",
  revoked: "over",
  deleted: "over",
  user_deleted: "over",
  expired: "over",
};

/** What installing means for this eSIM now. */
export function installStage({
  group,
  reached,
  installation,
  status,
}: Pick<Esim, "group" | "reached" | "installation" | "status">): InstallStage {
  const stage = stages[status];
  if (group === "expired" || stage === "over") return "over";
  if (installation === null) return "waiting";
  return reached === "installed" || reached === "connected" ? "installed" : stage;
}

/** Before that nothing is said of deleting it; a plan by the day always has the next day's. */
export const hasDataLeft = ({ kind, remainingBytes }: Pick<Esim, "kind" | "remainingBytes">): boolean =>
  kind === "unlimited" || remainingBytes === null || remainingBytes > 0;
