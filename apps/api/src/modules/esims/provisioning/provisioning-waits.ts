import type { Updateable } from "kysely";
import type { EsimRow } from "../esim.ts";
import type { EsimTable } from "../esims.tables.ts";

/** What an eSIM waits for before its provider is asked again. */
export type WaitFor = "pending" | "unknown" | "busy" | "no-credit";

const day = 24 * 3600;

/** Until somebody has filled up the balance at the provider; it is asked for at once then. */
const creditRest = 600;
const longest = { pending: 60, unknown: 120, busy: 60 } as const;

/**
 * Seconds until the next question. A wait grows with the time that has passed, not with the questions: allocation takes
 * three to ten seconds as a rule, and polls, claims and events would lengthen what one missing answer costs.
 */
export function waitSeconds(why: WaitFor, since: { requested: number; sent: number }): number {
  if (why === "no-credit") return creditRest;
  const passed = why === "pending" ? since.sent : since.requested;
  const wait = Math.min(longest[why], Math.max(2, Math.round(passed / 2)));
  // All that were turned away together would come back together.
  return why === "busy" ? Math.round(wait * (0.75 + Math.random() / 2)) : wait;
}

/** Nobody works on it any more, and it is due again once it has waited. */
export function putOff(
  why: WaitFor,
  { requestedAt, sentAt }: Pick<EsimRow, "requestedAt" | "sentAt">,
): Pick<Updateable<EsimTable>, "nextAttemptAt" | "leaseUntil"> {
  const since = (at: Date | null) => (at ? (Date.now() - at.getTime()) / 1000 : 0);
  const seconds = waitSeconds(why, { requested: since(requestedAt), sent: since(sentAt) });
  return { nextAttemptAt: new Date(Date.now() + seconds * 1000), leaseUntil: null };
}

/** How long a buyer waits for a provider that orders nothing: then the money goes back. */
export const isWaitOver = (requestedAt: Date | null, now: Date): boolean =>
  requestedAt !== null && now.getTime() - requestedAt.getTime() > day * 1000;
