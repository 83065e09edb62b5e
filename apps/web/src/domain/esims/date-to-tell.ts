import type { EsimSummary } from "@rihla/contract";
import { hasRunOut } from "@rihla/contract/rules/esim-status";

export type DateToTell = { what: "installBefore" | "useBefore" | "expiresAt" | "endedAt"; date: string };

/**
 * The one date that matters to its owner. Of what was cancelled, withdrawn or deleted the provider's date says nothing: it
 * is when the plan would have ended.
 */
export function dateToTell({
  status,
  group,
  reached,
  activateBefore,
  expiresAt,
}: Pick<EsimSummary, "status" | "group" | "reached" | "activateBefore" | "expiresAt">): DateToTell | null {
  if (hasRunOut(status) && expiresAt !== null) return { what: "endedAt", date: expiresAt };
  if (group === "expired") return null;
  if (expiresAt !== null) return { what: "expiresAt", date: expiresAt };
  if (activateBefore === null) return null;
  const isInstalled = reached === "installed" || reached === "connected";
  return { what: isInstalled ? "useBefore" : "installBefore", date: activateBefore };
}
