import type { Esim } from "@rihla/contract";
import { isUsedUp, obstacleOf } from "@rihla/contract/rules/esim-status";
import { installStage } from "./install-stage.ts";
import { nextSteps } from "./next-step.ts";
import { isGone } from "./troubleshooting.ts";

/**
 * What is pressed first on the page of one eSIM. Null where nothing is to be done, or where what is to be done stands open
 * on the page.
 */
export type MainAction = "install" | "arrive" | "top-up" | "buy-again" | "write" | null;

type Acted = Pick<Esim, "status" | "group" | "reached" | "installation" | "topUp">;

/** `mayInstall`: nobody has begun on this device, and nobody else holds it. */
export function mainAction(esim: Acted, mayInstall: boolean): MainAction {
  const { status, group, reached } = esim;
  if (isGone(esim)) return null;
  if (group === "expired") return "buy-again";
  if (isUsedUp(status)) return canTopUp(esim) ? "top-up" : "buy-again";
  const stage = installStage(esim);
  if (stage === "ready" && mayInstall) return "install";
  if (nextSteps(status).includes("write")) return "write";
  if (stage !== "installed") return null;
  if (reached === "installed") return "arrive";
  return canTopUp(esim) ? "top-up" : null;
}

export const canTopUp = ({ status, topUp }: Pick<Esim, "status" | "topUp">): boolean =>
  topUp !== "none" && obstacleOf(status) === null;
