const hour = 3600 * 1000;
const day = 24 * hour;

export type TimeLeft = { unit: "days" | "hours"; count: number };

/** What an eSIM still has, a started day or hour counted whole: in hours on its last day. Null when it has not started. */
export function timeLeft(expiresAt: string | null, now = Date.now()): TimeLeft | null {
  if (expiresAt === null) return null;
  const left = Math.max(0, Date.parse(expiresAt) - now);
  return left > 0 && left < day
    ? { unit: "hours", count: Math.ceil(left / hour) }
    : { unit: "days", count: Math.ceil(left / day) };
}
