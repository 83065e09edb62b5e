import type { Esim } from "@rihla/contract";
import { expect, test } from "vitest";
import { mainAction } from "./main-action.ts";

const inUse = {
  status: "in_use",
  group: "active",
  reached: "connected",
  installation: {},
  topUp: "data-and-days",
} as Esim;
const fresh: Esim = { ...inUse, status: "new", reached: "delivered" };

test.each([
  ["a new one is installed", fresh, "install"],
  [
    "one on a phone is switched on where its owner lands",
    { ...inUse, status: "onboard", reached: "installed" },
    "arrive",
  ],
  ["one in use is topped up", inUse, "top-up"],
  ["one in use that nobody tops up needs nothing", { ...inUse, topUp: "none" }, null],
  ["one that is used up is topped up", { ...inUse, status: "depleted" }, "top-up"],
  ["or bought again", { ...inUse, status: "depleted", topUp: "none" }, "buy-again"],
  ["one that has ended is bought again", { ...inUse, status: "expired", group: "expired" }, "buy-again"],
  ["of one that stands still we are told", { ...inUse, status: "suspended" }, "write"],
  [
    "one deleted from its phone is repaired on the page",
    { ...inUse, status: "user_deleted", group: "expired" },
    null,
  ],
  ["one that is being made is waited for", { ...fresh, status: "allocating", installation: null }, null],
] as [string, Esim, ReturnType<typeof mainAction>][])("%s", (_, esim, expected) => {
  expect(mainAction(esim, true)).toBe(expected);
});

test("what somebody else holds, or is under way on this device, is not offered for installing", () => {
  expect(mainAction(fresh, false)).toBeNull();
});
