import { type EsimStatus, esimStatuses } from "@rihla/contract";
import { expect, it } from "vitest";
import type { EsimRow } from "./esim.ts";
import { lookAgainAt } from "./look-again.ts";

const now = new Date("2026-01-10T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const running = {
  provisioning: "issued",
  profileState: "enabled",
  planState: "running",
  plan: { kind: "fixed", starts: "first-connection" },
  totalBytes: 1000,
  usedBytes: 0,
  expiresAt: inHours(1000),
};
/** Hours until it is asked about; null: never. */
function hoursUntil(status: EsimStatus, changes: object = {}): number | null {
  const at = lookAgainAt({ ...running, ...changes } as EsimRow, status, now);
  return at && Math.round(((at.getTime() - now.getTime()) / 3600_000) * 100) / 100;
}

it.each([
  ["new", {}, 24],
  ["installing", {}, 0.33],
  ["onboard", {}, 1],
  ["in_use", { usedBytes: 699 }, 2],
  ["in_use", { usedBytes: 700 }, 1],
  ["in_use", { usedBytes: 700, plan: { kind: "unlimited", starts: "purchase" } }, 2],
  ["depleted", {}, 24],
  ["allocating", {}, 1],
  ["suspended", {}, 6],
  ["unknown", {}, 6],
  // What is told a day before its end is of no use before it has begun.
  ["new", { planState: "ready", profileState: "released", expiresAt: inHours(30) }, 24],
  ["new", { planState: "running", expiresAt: inHours(30) }, 6.02],
  ["deleted", {}, 24],
  ["deleted", { expiresAt: inHours(-1) }, null],
  ["deleted", { expiresAt: now }, null],
  ["user_deleted", { expiresAt: inHours(-1) }, null],
] as const)("one that is %s with %j is asked about in %s hours", (status, changes, hours) => {
  expect(hoursUntil(status, changes)).toBe(hours);
});

it("is asked about a minute after its end, and a day before it", () => {
  expect(hoursUntil("in_use", { expiresAt: inHours(0.5) })).toBe(0.52);
  expect(hoursUntil("in_use", { expiresAt: inHours(25) })).toBe(1.02);
  expect(hoursUntil("new", { planState: "ready", profileState: "released", expiresAt: inHours(20) })).toBe(
    20.02,
  );
});

it("its end has passed by a whole minute when it is asked about", () => {
  const esim = { ...running, expiresAt: inHours(0.5) } as EsimRow;
  expect(lookAgainAt(esim, "in_use", now)).toEqual(new Date("2026-01-10T12:31:00Z"));
});

it("a date that is over doesn't make it asked about without end", () => {
  expect(hoursUntil("in_use", { expiresAt: inHours(-5) })).toBe(2);
  expect(hoursUntil("in_use", { expiresAt: inHours(-1 / 60) })).toBe(2);
});

it("is asked about until nothing can change any more", () => {
  expect(esimStatuses.filter((status) => hoursUntil(status) === null)).toEqual([
    "canceled",
    "revoked",
    "expired",
  ]);
});
