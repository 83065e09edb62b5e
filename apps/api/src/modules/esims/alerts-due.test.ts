import type { AlertKind } from "@rihla/contract";
import { expect, it } from "vitest";
import { alertsDue, usedShare, worthTelling } from "./alerts-due.ts";
import type { EsimRow } from "./esim.ts";

const now = new Date("2026-01-10T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3600_000);
const anEsim = (changes: object = {}) =>
  ({
    provisioning: "issued",
    profileState: "enabled",
    planState: "running",
    plan: { kind: "fixed", starts: "first-connection" },
    days: 30,
    totalBytes: 1000,
    usedBytes: 0,
    expiresAt: inHours(200),
    connectedAt: null,
    ...changes,
  }) as EsimRow;

it.each([
  [{ usedBytes: 799 }, []],
  [{ usedBytes: 800 }, ["used-80"]],
  [{ usedBytes: 999 }, ["used-80"]],
  [{ usedBytes: 1000 }, ["used-80", "used-100"]],
  [{ usedBytes: 990, planState: "used-up" }, ["used-80", "used-100"]],
  [{ usedBytes: 900, totalBytes: null }, []],
  [{ usedBytes: 900, plan: { kind: "unlimited", starts: "purchase" } }, []],
  [{ expiresAt: inHours(24) }, ["ends-tomorrow"]],
  [{ expiresAt: inHours(24.01) }, []],
  [{ expiresAt: inHours(0) }, []],
  [{ expiresAt: inHours(5), days: 1 }, []],
  [{ expiresAt: inHours(5), days: 2 }, ["ends-tomorrow"]],
  [{ expiresAt: inHours(5), planState: "ready", profileState: "released" }, []],
  [{ expiresAt: inHours(5), usedBytes: 1000 }, ["used-80", "used-100"]],
  [
    { expiresAt: inHours(5), plan: { kind: "unlimited", starts: "purchase" } },
    ["installed", "ends-tomorrow"],
  ],
  [{ planState: "ready", profileState: "installed" }, ["installed"]],
  [{ planState: "ready", profileState: "downloading" }, []],
  [{ profileState: "unknown", plan: { kind: "fixed", starts: "installation" } }, ["installed"]],
  [{ profileState: "unknown", plan: { kind: "fixed", starts: "purchase" } }, []],
  [{ planState: "ready", connectedAt: inHours(-20) }, []],
  [{ connectedAt: inHours(-11) }, ["connected"]],
  [{ connectedAt: inHours(-12) }, []],
  [
    { connectedAt: inHours(-1), usedBytes: 900, expiresAt: inHours(3) },
    ["connected", "used-80", "ends-tomorrow"],
  ],
  [{ usedBytes: 1000, planState: "expired" }, []],
  [{ usedBytes: 1000, profileState: "deleted" }, []],
] as const)("of one with %j is told %j", (changes, due) => {
  expect(alertsDue(anEsim(changes), now)).toEqual(due);
});

it("tells of the last of the data alone where it went at once", () => {
  const [connected, most, all] = [{ kind: "connected" }, { kind: "used-80" }, { kind: "used-100" }] as const;
  expect(worthTelling<{ kind: AlertKind }>([most, all])).toEqual([all]);
  expect(worthTelling<{ kind: AlertKind }>([connected, most])).toEqual([connected, most]);
});

it("never says that more was used than there was", () => {
  expect(usedShare(anEsim({ usedBytes: 1200 }))).toBe(1);
});
