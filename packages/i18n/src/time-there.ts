import { formatDate } from "./format.ts";

/**
 * The zone in which somebody at a place reads a moment: the device's own where it is one of the place's `zones`, else the
 * place's where all its clocks show the same. Null where that can't be said.
 */
export function zoneThere(zones: readonly string[], own: string | null, iso: string): string | null {
  if (own !== null && zones.includes(own)) return own;
  const [first] = zones;
  if (first === undefined) return null;
  const told = new Set(zones.map((zone) => formatDate(iso, "date-time", zone)));
  return told.size === 1 ? first : null;
}

/** `14:32` of `03/12/2026 14:32`. */
export const clockTime = (iso: string, timeZone: string): string =>
  formatDate(iso, "date-time", timeZone).slice(-5);

/** Whether it names a time zone: devices say what they like. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
