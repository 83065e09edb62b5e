import { esimStatuses } from "@rihla/contract";
import { expect, test } from "vitest";
import { journeyOf } from "./journey.ts";

type Esim = Parameters<typeof journeyOf>[0];
const way = (
  status: Esim["status"],
  group: Esim["group"],
  reached: Esim["reached"],
  topUp: Esim["topUp"] = "none",
) => journeyOf({ status, group, reached, topUp }).map(({ stop, state }) => `${stop} ${state}`);

test("an eSIM in use has been delivered and installed, is connected, and has not ended", () => {
  expect(way("in_use", "active", "connected")).toEqual([
    "delivered done",
    "installed done",
    "connected current",
    "ended next",
  ]);
});
test("one being prepared has reached nothing yet", () => {
  expect(way("allocating", "active", null).every((stop) => stop.endsWith("next"))).toBe(true);
});
test.each(["canceled", "revoked", "expired"] as const)(
  "%s before it was installed shows neither installed nor connected",
  (status) => {
    expect(way(status, "expired", "delivered")).toEqual(["delivered done", "ended current"]);
  },
);
test("one deleted while it ran shows how far it came", () => {
  expect(way("deleted", "expired", "connected")).toEqual([
    "delivered done",
    "installed done",
    "connected done",
    "ended current",
  ]);
});
test("what was never delivered has only its end", () => {
  expect(way("canceled", "expired", null)).toEqual(["ended current"]);
});
test("one without data left is used up, not ended, unless it can be topped up", () => {
  expect(way("depleted", "active", "connected").at(-1)).toBe("usedUp current");
  const fillable = way("depleted", "active", "connected", "data-and-days");
  expect(fillable.slice(-2)).toEqual(["connected current", "ended next"]);
});
test("every status has its place", () => {
  for (const status of esimStatuses) expect(way(status, "active", "delivered").length).toBeGreaterThan(1);
});
