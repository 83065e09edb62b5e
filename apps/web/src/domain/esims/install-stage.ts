import type { Esim } from "@rihla/contract";
import { lastStop } from "./journey.ts";

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
  const stop = lastStop[status];
  return stop === null || stop === "delivered" ? "ready" : "installed";
}
