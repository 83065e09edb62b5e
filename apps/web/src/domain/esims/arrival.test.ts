import { expect, test } from "vitest";
import { arrivalOf } from "./arrival.ts";

const now = Date.parse("2026-07-01T12:00:00Z");
const esim = {
  status: "onboard",
  group: "active",
  reached: "installed",
  connection: null,
  timeZones: ["Europe/Istanbul"],
} as const;

test("that it is on a network is told for a day", () => {
  const connection = { at: "2026-07-01T11:32:00Z", exactly: true };
  const landed = { ...esim, status: "in_use", reached: "connected", connection } as const;
  expect(arrivalOf(landed, "Africa/Algiers", now)).toEqual({ kind: "connected" });
  expect(arrivalOf(landed, "Africa/Algiers", now + 86_400_000)).toBeNull();
});

test("what has run out of data says nothing of having connected", () => {
  const connection = { at: "2026-07-01T11:32:00Z", exactly: true };
  const landed = { ...esim, status: "depleted", reached: "connected", connection } as const;
  expect(arrivalOf(landed, "Africa/Algiers", now)).toBeNull();
});

test.each([
  ["Europe/Istanbul", "installed", { kind: "help" }],
  ["Africa/Algiers", "installed", { kind: "ask" }],
  ["Europe/Istanbul", "delivered", null],
  ["Europe/Istanbul", null, null],
] as const)("a phone in %s with an eSIM that is %s, without a connection: %j", (own, reached, arrival) => {
  expect(arrivalOf({ ...esim, reached }, own, now)).toEqual(arrival);
});

test("at home nothing tells the trip from the days before it", () => {
  expect(arrivalOf({ ...esim, timeZones: ["Africa/Algiers"] }, "Africa/Algiers", now)).toEqual({
    kind: "ask",
  });
});

test("what has ended lands nowhere", () => {
  expect(arrivalOf({ ...esim, group: "expired" }, "Europe/Istanbul", now)).toBeNull();
});
