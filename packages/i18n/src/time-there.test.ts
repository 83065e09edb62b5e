import { expect, it } from "vitest";
import { clockTime, isTimeZone, zoneThere } from "./time-there.ts";

const summer = "2026-07-01T11:32:00Z";
const spain = ["Africa/Ceuta", "Atlantic/Canary", "Europe/Madrid"];

it.each([
  [["Europe/Istanbul"], "Africa/Algiers", "Europe/Istanbul"],
  [["Europe/Berlin", "Europe/Busingen"], null, "Europe/Berlin"],
  [spain, "Atlantic/Canary", "Atlantic/Canary"],
  [spain, "Africa/Algiers", null],
  [[], "Europe/Paris", null],
])("at a place with %j a phone set to %s reads the time of %s", (zones, own, zone) => {
  expect(zoneThere(zones, own, summer)).toBe(zone);
});

it("tells the time of day there", () => {
  expect(clockTime(summer, "Europe/Istanbul")).toBe("14:32");
  expect(clockTime(summer, "Africa/Algiers")).toBe("12:32");
});

it("knows names of time zones from other texts", () => {
  expect(["Africa/Algiers", "UTC", "Mars/Olympus", ""].filter(isTimeZone)).toEqual(["Africa/Algiers", "UTC"]);
});
