import type { EsimStatus } from "@rihla/contract";
import { isInUse, isTakenAway } from "@rihla/contract/rules/esim-status";
import { usedShare } from "./alerts-due.ts";
import type { EsimRow } from "./esim.ts";
import { hasStarted } from "./esim-life.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a status is left alone, where its provider doesn't call; figures of usage are hours old anyway. */
const rest: Readonly<Record<EsimStatus, number | null>> = {
  allocating: hour,
  new: day,
  installing: 20 * minute,
  onboard: hour,
  in_use: 2 * hour,
  depleted: day,
  suspended: 6 * hour,
  unknown: 6 * hour,
  // What was taken away by mistake may come back until it would have ended.
  deleted: day,
  user_deleted: day,
  canceled: null,
  revoked: null,
  expired: null,
};
const nearTheEnd = 0.7;

/** When the provider is to be asked by itself; null where nothing more can change. */
export function lookAgainAt(esim: EsimRow, status: EsimStatus, now: Date): Date | null {
  const pause = rest[status];
  if (pause === null) return null;
  const end = esim.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (isTakenAway(status) && end <= now.getTime()) return null;
  const nearly = isInUse(status) && (usedShare(esim) ?? 0) >= nearTheEnd;
  const moments = [now.getTime() + (nearly ? hour : pause), end + minute];
  if (hasStarted(esim, esim.plan.starts)) moments.push(end - day + minute);
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}
