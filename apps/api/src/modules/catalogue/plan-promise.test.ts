import { describe, expect, it } from "vitest";
import { createCodes, type PlanPromise, planStem, promiseKey } from "./plan-promise.ts";

const gigabyte = 1024 ** 3;
const promise = (changes: Partial<PlanPromise> = {}): PlanPromise => ({
  destinationCode: "TR",
  kind: "fixed",
  tier: null,
  dataBytes: 3 * gigabyte,
  days: 30,
  reducedSpeedKbps: null,
  speed: "5G",
  topUp: "data-and-days",
  starts: "first-connection",
  countries: ["TR", "GE"],
  ...changes,
});

describe("what is promised", () => {
  it("is the same whoever wrote the countries in which order", () => {
    expect(promiseKey(promise({ countries: ["GE", "TR", "GE"] }))).toBe(promiseKey(promise()));
  });

  it.each([
    { destinationCode: "GE" },
    { kind: "unlimited" as const },
    { tier: "lite" as const },
    { dataBytes: gigabyte },
    { days: 15 },
    { days: null },
    { reducedSpeedKbps: 512 },
    { speed: "4G" },
    { topUp: "none" as const },
    { starts: "installation" as const },
    { countries: ["TR"] },
  ])("is another plan with %j", (change) => {
    expect(promiseKey(promise(change))).not.toBe(promiseKey(promise()));
  });
});

describe("our code of a plan", () => {
  it.each([
    [{}, "TR-3GB-30D"],
    [{ dataBytes: 500 * 1024 ** 2, days: 1 }, "TR-500MB-1D"],
    [{ dataBytes: 1.5 * gigabyte }, "TR-1536MB-30D"],
    [{ destinationCode: "EUROPE", dataBytes: 100 * gigabyte, days: 180 }, "EUROPE-100GB-180D"],
    [{ destinationCode: "FR", kind: "unlimited", tier: "boost", days: null } as const, "FR-BOOST"],
  ])("for %j is %s", (changes, code) => {
    expect(planStem(promise(changes))).toBe(code);
  });

  it("gets a number where it is taken, and is never given twice", () => {
    const newCode = createCodes(["TR-3GB-30D", "TR-3GB-30D-3", "PXWDQZRT"]);
    expect([newCode(promise()), newCode(promise()), newCode(promise())]).toEqual([
      "TR-3GB-30D-2",
      "TR-3GB-30D-4",
      "TR-3GB-30D-5",
    ]);
  });
});
