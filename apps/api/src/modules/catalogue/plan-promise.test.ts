import { describe, expect, it } from "vitest";
import { createCodes, type PlanPromise, planStem, promiseKey } from "./plan-promise.ts";

const gigabyte = 1024 ** 3;
const promise = (changes: Partial<PlanPromise> = {}): PlanPromise => ({
  destination_code: "TR",
  kind: "fixed",
  tier: null,
  data_bytes: 3 * gigabyte,
  days: 30,
  reduced_speed_kbps: null,
  speed: "5G",
  top_up: "data-and-days",
  starts: "first-connection",
  countries: ["TR", "GE"],
  ...changes,
});

describe("what is promised", () => {
  it("is the same whoever wrote the countries in which order", () => {
    expect(promiseKey(promise({ countries: ["GE", "TR", "GE"] }))).toBe(promiseKey(promise()));
  });

  it.each([
    { destination_code: "GE" },
    { kind: "unlimited" as const },
    { tier: "lite" as const },
    { data_bytes: gigabyte },
    { days: 15 },
    { days: null },
    { reduced_speed_kbps: 512 },
    { speed: "4G" },
    { top_up: "none" as const },
    { starts: "installation" as const },
    { countries: ["TR"] },
  ])("is another plan with %j", (change) => {
    expect(promiseKey(promise(change))).not.toBe(promiseKey(promise()));
  });
});

describe("our code of a plan", () => {
  it.each([
    [{}, "TR-3GB-30D"],
    [{ data_bytes: 500 * 1024 ** 2, days: 1 }, "TR-500MB-1D"],
    [{ data_bytes: 1.5 * gigabyte }, "TR-1536MB-30D"],
    [{ destination_code: "EUROPE", data_bytes: 100 * gigabyte, days: 180 }, "EUROPE-100GB-180D"],
    [{ destination_code: "FR", kind: "unlimited", tier: "boost", days: null } as const, "FR-BOOST"],
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
