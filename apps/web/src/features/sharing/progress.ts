import type { FollowedEsim } from "@rihla/contract";

export type Progress = "mine" | "sent" | "opened" | "installed" | "connected" | "ended";

/** How far the recipient of an eSIM is. What is installed counts, also where no phone was seen to open the link. */
export function progressOf({ esim, share, connectedAt }: FollowedEsim): Progress {
  if (esim.group === "expired") return "ended";
  if (connectedAt !== null || esim.reached === "connected") return "connected";
  if (esim.reached === "installed") return "installed";
  if (!share) return "mine";
  return share.openedAt === null ? "sent" : "opened";
}

/** Whom to remind. */
export const isBehind = (followed: FollowedEsim): boolean =>
  followed.share !== null && ["sent", "opened"].includes(progressOf(followed));

export function countsOf(followed: readonly FollowedEsim[]) {
  const reached = (...stops: string[]) =>
    followed.filter(({ esim }) => esim.reached !== null && stops.includes(esim.reached)).length;
  return {
    all: followed.length,
    installed: reached("installed", "connected"),
    connected: reached("connected"),
  };
}
