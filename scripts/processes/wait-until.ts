import { setTimeout as pause } from "node:timers/promises";

/** Looks again every few milliseconds; false when the time is over. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  limitMs: number,
  everyMs = 10,
): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await isTrue())) {
    if (performance.now() > end) return false;
    await pause(everyMs);
  }
  return true;
}
