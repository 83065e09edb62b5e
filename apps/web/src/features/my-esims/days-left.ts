const day = 24 * 3600 * 1000;

/** Days an eSIM still has, a started one counted whole; null when it has not started. */
export function daysLeft(expiresAt: string | null, now = Date.now()): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / day));
}
