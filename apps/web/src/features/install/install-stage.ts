import type { Esim } from "@rihla/contract";

export type Installable = Esim & { installation: NonNullable<Esim["installation"]> };
export type InstallStage = "waiting" | "ready" | "installed" | "over";

/** What installing means for this eSIM now. */
export function installStage({
  status,
  group,
  installation,
}: Pick<Esim, "status" | "group" | "installation">): InstallStage {
  if (group === "expired") return "over";
  if (installation === null) return "waiting";
  return ["onboard", "in_use", "depleted", "suspended"].includes(status) ? "installed" : "ready";
}
