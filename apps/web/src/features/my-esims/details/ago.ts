const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Ago = { unit: "now" | "minutes" | "hours" | "days"; count: number };

/** How long ago a moment was, in the largest whole unit. A clock that is behind makes nothing come from the future. */
export function agoOf(moment: number, now: number): Ago {
  const age = Math.max(0, now - moment);
  if (age >= day) return { unit: "days", count: Math.floor(age / day) };
  if (age >= hour) return { unit: "hours", count: Math.floor(age / hour) };
  if (age >= minute) return { unit: "minutes", count: Math.floor(age / minute) };
  return { unit: "now", count: 0 };
}
