import type { AlertKind } from "@rihla/contract";
import { expect, it } from "vitest";
import { alertsDue, isStillNews, notesDue, usedShare, worthTelling } from "./alerts-due.ts";
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
  [{ expiresAt: new Date(now.getTime() + 1) }, ["ends-tomorrow"]],
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

it.each([
  [{ usedBytes: 100 }, []],
  [{ usedBytes: 899 }, ["used-80"]],
  [{ usedBytes: 900 }, ["used-80", "left-10"]],
  [{ usedBytes: 1000 }, ["used-80", "used-100", "left-10"]],
  [{ usedBytes: 900, planState: "expired" }, []],
  [{ usedBytes: 900, plan: { kind: "unlimited", starts: "purchase" } }, []],
] as const)("of one with %j is noted %j: a tenth that is left, too", (changes, notes) => {
  expect(notesDue(anEsim(changes), now)).toEqual(notes);
});

it("tells nobody of the last tenth, which recharges go by", () => {
  expect(worthTelling([{ kind: "used-80" }, { kind: "left-10" }])).toEqual([{ kind: "used-80" }]);
});

it("is no news any more once there is data again, or once all of it is gone", () => {
  expect(isStillNews(anEsim({ usedBytes: 900 }), "used-80", now)).toBe(true);
  expect(isStillNews(anEsim({ usedBytes: 100 }), "used-80", now)).toBe(false);
  expect(isStillNews(anEsim({ usedBytes: 1000 }), "used-80", now)).toBe(false);
  expect(isStillNews(anEsim({ usedBytes: 1000 }), "used-100", now)).toBe(true);
});

it("takes the word of a provider that all was used, and knows no share of what has no amount", () => {
  expect(usedShare(anEsim({ usedBytes: 500, planState: "used-up" }))).toBe(1);
  expect(usedShare(anEsim({ plan: { kind: "unlimited" } }))).toBeNull();
  expect(usedShare(anEsim({ totalBytes: null }))).toBeNull();
});

it("never says that more was used than there was", () => {
  expect(usedShare(anEsim({ usedBytes: 1200 }))).toBe(1);
});
