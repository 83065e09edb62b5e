import { esimStatuses } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import { esimStatus, groupOf, hasStarted } from "./esim-life.ts";

const issued = (smdpState: string, planState: string, usedBytes = 0) =>
  esimStatus({ provisioning: "issued", smdpState, planState, usedBytes });

describe("the status of an eSIM", () => {
  it.each([
    ["RELEASED", "GOT_RESOURCE", 0, "new"],
    ["DOWNLOAD", "GOT_RESOURCE", 0, "installing"],
    ["INSTALLATION", "IN_USE", 0, "installing"],
    ["ENABLED", "GOT_RESOURCE", 0, "onboard"],
    ["ENABLED", "IN_USE", 0, "onboard"],
    ["ENABLED", "IN_USE", 5, "in_use"],
    ["DISABLED", "IN_USE", 5, "in_use"],
    ["ENABLED", "USED_UP", 9, "depleted"],
    ["DELETED", "IN_USE", 5, "deleted"],
    ["DELETED", "GOT_RESOURCE", 0, "deleted"],
    ["ENABLED", "USED_EXPIRED", 5, "expired"],
    ["RELEASED", "UNUSED_EXPIRED", 0, "expired"],
    ["RELEASED", "CANCEL", 0, "canceled"],
    ["ENABLED", "REVOKE", 5, "revoked"],
    ["ENABLED", "REVOKED", 5, "revoked"],
    ["ENABLED", "SUSPENDED", 5, "suspended"],
    ["", "GETTING_RESOURCE", 0, "allocating"],
    ["BRAND_NEW_STATE", "SOMETHING", 0, "unknown"],
  ])("for %s and %s with %d bytes used reads %s", (smdp, plan, used, expected) => {
    expect(issued(smdp, plan, used)).toBe(expected);
  });

  it("is allocating until the provider has issued it, canceled when it never will", () => {
    const nothing = { smdpState: null, planState: null, usedBytes: 0 };
    expect(esimStatus({ provisioning: "waiting", ...nothing })).toBe("allocating");
    expect(esimStatus({ provisioning: "requested", ...nothing })).toBe("allocating");
    expect(esimStatus({ provisioning: "refused", ...nothing })).toBe("canceled");
  });

  it("puts every status under one of the two tabs", () => {
    expect(esimStatuses.filter((status) => groupOf(status) === "expired")).toEqual([
      "canceled",
      "revoked",
      "deleted",
      "expired",
      "user_deleted",
    ]);
  });
});

describe("the provider's date", () => {
  it("is a deadline to install before the start and the end afterwards", () => {
    const fresh = {
      provisioning: "issued",
      smdpState: "RELEASED",
      planState: "GOT_RESOURCE",
      usedBytes: 0,
    } as const;
    expect(hasStarted(fresh, "first-connection")).toBe(false);
    expect(hasStarted({ ...fresh, smdpState: "ENABLED" }, "first-connection")).toBe(false);
    expect(hasStarted({ ...fresh, smdpState: "ENABLED" }, "installation")).toBe(true);
    expect(hasStarted({ ...fresh, smdpState: "ENABLED", planState: "IN_USE" }, "first-connection")).toBe(
      true,
    );
  });
});
