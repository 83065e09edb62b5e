const day = 24 * 3600 * 1000;

/** A plan bought now may wait this many days; the day it ends on, as an instant. */
export function lastDayToStart(unusedValidDays: number, now = Date.now()): string {
  return new Date(now + unusedValidDays * day).toISOString();
}
