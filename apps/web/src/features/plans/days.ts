/** The contract's limits, repeated so that its schemas stay out of the first load; days.test.ts compares them. */
export const leastDays = 1;
export const mostDays = 90;

/** A number of days as typed, Latin or Arabic digits; undefined unless it can be bought. */
export function daysFrom(text: string): number | undefined {
  const latin = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (!/^\d{1,3}$/.test(latin)) return undefined;
  const days = Number(latin);
  return days >= leastDays && days <= mostDays ? days : undefined;
}
