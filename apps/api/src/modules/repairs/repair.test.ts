import { describe, expect, it } from "vitest";
import type { EsimRow } from "../esims/index.ts";
import { repairOffers, unusedShare, whereIs } from "./repair.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-11-22T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * day);

/** In use since two days, a fifth of its data and of its ten days gone; then taken off the phone. */
const esim = (changes: object = {}) =>
  ({
    provisioning: "issued",
    profileState: "deleted",
    planState: "running",
    usedBytes: 200,
    totalBytes: 1000,
    plan: { kind: "fixed", dataBytes: 1000, starts: "first-connection", unusedValidDays: 90 },
    days: 10,
    connectedAt: days(-2),
    issuedAt: days(-20),
    createdAt: days(-20),
    expiresAt: days(8),
    codeIsFree: false,
    ...changes,
  }) as unknown as EsimRow;
const fresh = { usedBytes: 0, connectedAt: null, planState: "ready", expiresAt: days(60) };
const bought = {
  price: 100_000,
  currency: "DZD",
  creditTo: "wallet" as const,
  repaired: 0,
  wasToppedUp: false,
};

describe("the unused share", () => {
  it.each([
    ["of its data", {}, 0.8],
    ["of its days, where fewer of them are left", { expiresAt: days(2) }, 0.2],
    ["is all of one that never started", fresh, 1],
    [
      "is all of one whose provider names no last day, for as long as its plan says",
      { ...fresh, expiresAt: null },
      1,
    ],
    ["is nothing after that", { ...fresh, expiresAt: null, issuedAt: days(-91) }, 0],
    ["is nothing after its last day", { expiresAt: days(-0.01) }, 0],
    ["is nothing of one that is used up", { planState: "used-up", usedBytes: 0 }, 0],
    ["is nothing of one that runs and whose end nobody tells", { expiresAt: null }, 0],
    [
      "is by its days where it is sold by them",
      { plan: { ...esim().plan, kind: "unlimited" }, expiresAt: days(5) },
      0.5,
    ],
  ])("%s", (_what, changes, share) => {
    expect(unusedShare(esim(changes), now)).toBeCloseTo(share, 10);
  });
});

describe("where an eSIM is", () => {
  it.each([
    ["code_free", { ...fresh, profileState: "released", codeIsFree: true }],
    ["code_free", { codeIsFree: true }],
    ["gone", {}],
    ["gone", { planState: "removed", codeIsFree: true, profileState: "released" }],
    ["on_phone", { profileState: "enabled" }],
    ["not_told", { profileState: "unknown" }],
    ["over", { planState: "expired" }],
  ])("%s", (where, changes) => {
    expect(whereIs(esim(changes))).toBe(where);
  });
});

describe("what the shop does by itself", () => {
  it.each([
    [
      "a credit of what is unused, in whole dinars",
      {},
      { price: 99_900 },
      [{ kind: "credit", amount: 79_900, to: "wallet" }],
    ],
    [
      "a new one too, where nearly all is left",
      fresh,
      {},
      [
        { kind: "replacement", amount: 100_000, to: null },
        { kind: "credit", amount: 100_000, to: "wallet" },
      ],
    ],
    [
      "a new one only, where the money has no way back",
      fresh,
      { creditTo: null },
      [{ kind: "replacement", amount: 100_000, to: null }],
    ],
    ["nothing above what it may decide", fresh, { price: 500_100 }, []],
    ["nothing for one that was topped up", fresh, { wasToppedUp: true }, []],
    ["nothing for the third", fresh, { repaired: 2 }, []],
    ["nothing for one whose code can be loaded again", { codeIsFree: true }, {}, []],
    ["nothing for one on a phone", { profileState: "disabled" }, {}, []],
  ])("is %s", (_what, changes, sold, offers) => {
    expect(repairOffers(esim(changes), { ...bought, ...sold }, now)).toEqual(offers);
  });
});
