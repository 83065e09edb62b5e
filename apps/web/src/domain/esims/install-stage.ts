import type { Esim } from "@rihla/contract";

export type Installable = Esim & { installation: NonNullable<Esim["installation"]> };
export type InstallStage = "waiting" | "ready" | "installed" | "over";

/** What installing means for this eSIM now. */
export function installStage({
  group,
  reached,
  installation,
}: Pick<Esim, "group" | "reached" | "installation">): InstallStage {
  if (group === "expired") return "over";
  if (installation === null) return "waiting";
  return reached === "installed" || reached === "connected" ? "installed" : "ready";
}
