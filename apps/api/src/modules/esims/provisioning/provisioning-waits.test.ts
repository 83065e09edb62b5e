import { expect, it } from "vitest";
import { isWaitOver, waitSeconds } from "./provisioning-waits.ts";

const after = (requested: number, sent = requested) => ({ requested, sent });

it("an eSIM is asked for often at first, then as rarely as it has already taken long, never rarer than each two minutes", () => {
  expect([0, 3, 10, 60, 240, 7200].map((passed) => waitSeconds("unknown", after(passed)))).toEqual([
    2, 2, 5, 30, 120, 120,
  ]);
  expect([0, 10, 7200].map((passed) => waitSeconds("pending", after(7200, passed)))).toEqual([2, 5, 60]);
});

it("one that was turned away for too much to do comes back soon, not all at once", () => {
  const waits = Array.from({ length: 200 }, () => waitSeconds("busy", after(40)));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(15);
  expect(Math.max(...waits)).toBeLessThanOrEqual(25);
  expect(new Set(waits).size).toBeGreaterThan(3);
});

it("a buyer waits a day at most for a supplier that orders nothing", () => {
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  expect([null, hoursAgo(23), hoursAgo(25)].map((at) => isWaitOver(at, now))).toEqual([false, false, true]);
});
