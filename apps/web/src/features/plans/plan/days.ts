import { isDays, latinDigits } from "@rihla/contract/rules";

/** A number of days as typed, Latin or Arabic digits; undefined unless it can be bought. */
export function daysFrom(text: string): number | undefined {
  const latin = latinDigits(text.trim());
  if (!/^\d{1,3}$/.test(latin)) return undefined;
  const days = Number(latin);
  return isDays(days) ? days : undefined;
}
