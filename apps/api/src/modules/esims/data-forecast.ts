import { usedShare } from "./alerts-due.ts";
import type { EsimRow } from "./esim.ts";
import type { Usage } from "./usage.repository.ts";

const hour = 3600_000;
/** Before this nobody can tell a first download from a habit. */
const leastHours = 6;
const leastShare = 0.02;
/** Two days hold two evenings in the hotel and two days on the road. */
const recent = 48 * hour;
/** Further ahead it says nothing. */
const longestDays = 365;

type Esim = Parameters<typeof usedShare>[0] & Pick<EsimRow, "readAt">;

/** Since when use counts as recent. */
export const recentSince = (readAt: Date): Date => new Date(readAt.getTime() - recent);

/**
 * When its data will probably be used up: at the pace of the last two days before the last reading, or since the first connection where that
 * is later. `before`: what it had used when they began; undefined where nobody knows, which counts from the connection too. Null while too
 * little is known (six hours, a fiftieth of it), where there is no amount, when nothing is left, and when nothing was used lately.
 */
export function dataEndsAt(esim: Esim, before: Usage | undefined): Date | null {
  const { connectedAt, readAt, usedBytes, totalBytes } = esim;
  const share = usedShare(esim);
  if (!connectedAt || !readAt || !totalBytes || share === null || share >= 1 || share < leastShare)
    return null;
  // Some suppliers' figures fall when a plan on the eSIM ends.
  const known = before && before.usedBytes <= usedBytes ? before : undefined;
  const since = known ? recentSince(readAt) : connectedAt;
  const ms = readAt.getTime() - since.getTime();
  const used = usedBytes - (known?.usedBytes ?? 0);
  if (ms < leastHours * hour) return null;
  // Without end where nothing was used.
  const left = ((totalBytes - usedBytes) * ms) / used;
  return left > longestDays * 24 * hour ? null : new Date(readAt.getTime() + left);
}
