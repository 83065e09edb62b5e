import type { EsimStatus } from "@rihla/contract";
import { expect, test } from "vitest";
import { dateToTell } from "./date-to-tell.ts";

type Esim = Parameters<typeof dateToTell>[0];
const date = "2026-12-12T10:00:00Z";
const esim = (status: EsimStatus, changes: Partial<Esim>) =>
  dateToTell({
    status,
    group: "active",
    reached: "delivered",
    activateBefore: null,
    expiresAt: null,
    ...changes,
  });

test.each([
  ["new", { activateBefore: date }, "installBefore"],
  ["onboard", { reached: "installed", activateBefore: date }, "useBefore"],
  ["in_use", { reached: "connected", expiresAt: date }, "expiresAt"],
  ["suspended", { reached: "connected", expiresAt: date }, "expiresAt"],
  ["expired", { group: "expired", expiresAt: date }, "endedAt"],
] as const)("%s: %j is told as %s", (status, changes, what) => {
  expect(esim(status, changes)).toEqual({ what, date });
});

test.each(["canceled", "revoked", "deleted", "user_deleted"] as const)("%s has no date: %#", (status) => {
  expect(esim(status, { group: "expired", activateBefore: date })).toBeNull();
  expect(esim(status, { group: "expired", reached: "connected", expiresAt: date })).toBeNull();
});

test("one being prepared has none yet", () => {
  expect(esim("allocating", { reached: null })).toBeNull();
});
