import { esimStatuses } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import {
  esimStatus,
  groupOf,
  hasConnected,
  hasStarted,
  isInstalled,
  stopReached,
  toldStatus,
} from "./esim-life.ts";
import { type PlanState, type ProfileState, planStates, profileStates } from "./esim-provider.ts";

const issued = (profileState: ProfileState, planState: PlanState, usedBytes = 0) =>
  toldStatus({ provisioning: "issued", profileState, planState, usedBytes });

describe("the status of an eSIM", () => {
  it.each([
    ["released", "ready", 0, "new"],
    ["downloading", "ready", 0, "installing"],
    ["installed", "running", 0, "installing"],
    ["installed", "running", 5, "installing"],
    ["enabled", "ready", 0, "onboard"],
    ["enabled", "running", 0, "onboard"],
    ["enabled", "running", 1, "in_use"],
    ["enabled", "running", 5, "in_use"],
    ["disabled", "running", 5, "in_use"],
    ["enabled", "used-up", 9, "depleted"],
    ["deleted", "running", 5, "user_deleted"],
    ["deleted", "ready", 0, "user_deleted"],
    ["deleted", "running", 0, "user_deleted"],
    ["deleted", "used-up", 9, "user_deleted"],
    ["deleted", "suspended", 5, "suspended"],
    ["deleted", "expired", 5, "expired"],
    ["released", "removed", 0, "deleted"],
    ["enabled", "removed", 5, "deleted"],
    ["deleted", "removed", 5, "deleted"],
    ["enabled", "expired", 5, "expired"],
    ["released", "cancelled", 0, "canceled"],
    ["enabled", "revoked", 5, "revoked"],
    ["enabled", "suspended", 5, "suspended"],
    ["unknown", "allocating", 0, "allocating"],
    ["unknown", "ready", 0, "new"],
    ["unknown", "running", 0, "onboard"],
    ["unknown", "running", 5, "in_use"],
    ["released", "unknown", 0, "unknown"],
    ["unknown", "unknown", 0, "unknown"],
  ] as const)("for %s and %s with %d bytes used reads %s", (profile, plan, used, expected) => {
    expect(issued(profile, plan, used)).toBe(expected);
  });

  it("is unknown only where the provider has told too little", () => {
    const puzzling = profileStates.flatMap((profile) =>
      planStates.filter((plan) => issued(profile, plan) === "unknown").map((plan) => `${profile} ${plan}`),
    );
    expect(puzzling).toEqual(["released running", "released unknown", "unknown unknown"]);
  });

  it("is allocating until the provider has issued it, canceled when it never will", () => {
    const nothing = { profileState: null, planState: null, usedBytes: 0 };
    expect(toldStatus({ provisioning: "waiting", ...nothing })).toBe("allocating");
    expect(toldStatus({ provisioning: "requested", ...nothing })).toBe("allocating");
    expect(toldStatus({ provisioning: "refused", ...nothing })).toBe("canceled");
  });

  it("is read from the plan alone before the provider has told of the profile", () => {
    const untold = { provisioning: "issued", profileState: null, usedBytes: 0 } as const;
    expect(toldStatus({ ...untold, planState: "ready" })).toBe("new");
    expect(toldStatus({ ...untold, planState: null })).toBe("unknown");
  });

  it.each([
    ["enabled", "running", 5, "first-connection", "expired"],
    ["enabled", "used-up", 5, "first-connection", "expired"],
    ["unknown", "running", 0, "installation", "expired"],
    ["released", "ready", 0, "purchase", "expired"],
    // The date is the last one to install it by.
    ["released", "ready", 0, "first-connection", "new"],
    ["enabled", "suspended", 5, "first-connection", "suspended"],
    ["deleted", "running", 5, "first-connection", "user_deleted"],
  ] as const)(
    "for %s and %s with %d bytes used, its days by %s over by its own date, reads %s",
    (profileState, planState, usedBytes, starts, expected) => {
      const now = new Date("2026-01-10T12:00:00Z");
      const esim = { provisioning: "issued", profileState, planState, usedBytes, plan: { starts } } as const;
      expect(esimStatus({ ...esim, expiresAt: now }, now)).toBe(expected);
      expect(esimStatus({ ...esim, expiresAt: new Date(now.getTime() + 1) }, now)).toBe(toldStatus(esim));
      expect(esimStatus({ ...esim, expiresAt: null }, now)).toBe(toldStatus(esim));
    },
  );

  it("puts every status under one of the two tabs", () => {
    expect(groupOf("depleted")).toBe("active");
    expect(esimStatuses.filter((status) => groupOf(status) === "expired")).toEqual([
      "canceled",
      "revoked",
      "deleted",
      "expired",
      "user_deleted",
    ]);
  });
});

describe("how far an eSIM came", () => {
  it.each([
    ["released", "ready", 0, "delivered"],
    ["released", "cancelled", 0, "delivered"],
    ["released", "revoked", 0, "delivered"],
    ["released", "expired", 0, "delivered"],
    ["downloading", "ready", 0, "delivered"],
    ["unknown", "ready", 0, "delivered"],
    ["installed", "ready", 0, "installed"],
    ["enabled", "revoked", 0, "installed"],
    ["deleted", "ready", 0, "installed"],
    ["unknown", "running", 0, "installed"],
    ["deleted", "running", 5, "connected"],
    ["unknown", "used-up", 0, "connected"],
    ["enabled", "expired", 9, "connected"],
  ] as const)("that is %s and %s with %d bytes used: %s", (profileState, planState, usedBytes, stop) => {
    const states = { provisioning: "issued", profileState, planState, usedBytes } as const;
    expect(stopReached(states, "installation", false)).toBe(stop);
  });

  it("is connected for good once it has been", () => {
    const states = {
      provisioning: "issued",
      profileState: "released",
      planState: "removed",
      usedBytes: 0,
    } as const;
    expect(stopReached(states, "installation", true)).toBe("connected");
  });

  it("is nowhere before the provider has issued it", () => {
    const nothing = { profileState: null, planState: null, usedBytes: 0 };
    expect(stopReached({ provisioning: "requested", ...nothing }, "purchase", false)).toBeNull();
  });
});

describe("the first connection", () => {
  it.each([
    ["enabled", "running", 0, "first-connection", true],
    ["disabled", "running", 0, "first-connection", true],
    ["unknown", "running", 0, "first-connection", true],
    [null, "running", 0, "first-connection", true],
    ["installed", "running", 0, "first-connection", false],
    ["downloading", "running", 0, "first-connection", false],
    ["released", "running", 0, "first-connection", false],
    ["enabled", "ready", 0, "first-connection", false],
    ["enabled", "running", 0, "installation", false],
    ["enabled", "running", 0, "purchase", false],
    ["enabled", "running", 1, "installation", true],
    ["unknown", "used-up", 0, "purchase", true],
  ] as const)(
    "of one that is %s and %s with %d bytes used and starts at %s: has it been? %s",
    (profileState, planState, usedBytes, starts, has) => {
      expect(hasConnected({ provisioning: "issued", profileState, planState, usedBytes }, starts)).toBe(has);
    },
  );
});

describe("on a phone", () => {
  it.each([
    ["installed", "ready", "first-connection", true],
    ["enabled", "running", "purchase", true],
    ["disabled", "suspended", "installation", true],
    ["deleted", "running", "installation", false],
    ["released", "running", "installation", false],
    ["downloading", "running", "installation", false],
    ["unknown", "running", "installation", true],
    [null, "running", "installation", true],
    ["unknown", "ready", "installation", false],
    ["unknown", "running", "first-connection", false],
    [null, "running", "purchase", false],
  ] as const)("is one that is %s and %s and starts at %s: %s", (profileState, planState, starts, is) => {
    expect(isInstalled({ provisioning: "issued", profileState, planState, usedBytes: 0 }, starts)).toBe(is);
  });
});

describe("the provider's date", () => {
  it.each([
    ["released", "ready", "first-connection", false],
    ["enabled", "ready", "first-connection", false],
    ["enabled", "running", "first-connection", true],
    ["unknown", "used-up", "first-connection", true],
    ["unknown", "expired", "first-connection", true],
    ["released", "ready", "installation", false],
    ["downloading", "ready", "installation", false],
    ["unknown", "ready", "installation", false],
    ["installed", "ready", "installation", true],
    ["enabled", "ready", "installation", true],
    ["disabled", "ready", "installation", true],
    ["deleted", "ready", "installation", true],
    ["released", "ready", "purchase", true],
  ] as const)(
    "of one that is %s and %s and starts at %s: is it the end? %s",
    (profileState, planState, starts, end) => {
      const states = { provisioning: "issued", profileState, planState, usedBytes: 0 } as const;
      expect(hasStarted(states, starts)).toBe(end);
    },
  );
});
