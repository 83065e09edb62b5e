import { lateDeliveryHours } from "./limits.ts";

/** Minutes after paying: by when an eSIM has come as a rule, from when its pages say that it takes longer, and when a mail does. */
export const deliveryMinutes = { usual: 1, late: 3, mailed: 10 } as const;

const minute = 60_000;

/**
 * When an eSIM that is waited for since that moment is late, and the last one at which it can still come: then it is given up, and what
 * was paid for it goes back without anybody's asking.
 */
export function deliveryTimes(since: Date): { lateAt: Date; latest: Date } {
  const after = (minutes: number) => new Date(since.getTime() + minutes * minute);
  return { lateAt: after(deliveryMinutes.late), latest: after(lateDeliveryHours * 60) };
}
