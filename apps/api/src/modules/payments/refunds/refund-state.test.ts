import { expect, it } from "vitest";
import { aRefund } from "../payments.test-kit.ts";
import { refundState, toRefunds } from "./refund-state.ts";

const at = new Date("2026-01-11T12:00:00Z");

it.each([
  ["waiting", { status: "requested", sentAt: null }],
  ["waiting", { status: "manual", sentAt: null }],
  ["under_way", { status: "manual", sentAt: at }],
  ["under_way", { status: "requested", sentAt: at }],
  ["under_way", { status: "sent", sentAt: at }],
  ["under_way", { status: "done", pending: true }],
  ["given", { status: "done" }],
  ["delayed", { status: "manual", sentAt: at, failedAt: at }],
] as const)("is %s where it is %j", (state, changes) => {
  expect(refundState(aRefund(changes))).toBe(state);
});

it("tells each way and state in a sum of its own, with the day of the newest", () => {
  const rows = [
    aRefund({ amount: 100 }),
    aRefund({ amount: 20, destination: "wallet", createdAt: at }),
    aRefund({ amount: 3, createdAt: at }),
    aRefund({ amount: 4, status: "manual", failedAt: at }),
  ];
  const sum = (amount: number) => ({ amount, currency: "DZD" });
  expect(toRefunds(rows, "DZD")).toEqual([
    { amount: sum(103), to: "card", state: "given", by: "2026-01-25T12:00:00.000Z" },
    { amount: sum(20), to: "wallet", state: "given", by: "2026-01-11T12:00:00.000Z" },
    { amount: sum(4), to: "card", state: "delayed", by: null },
  ]);
});
