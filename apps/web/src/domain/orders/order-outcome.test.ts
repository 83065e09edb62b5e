import type { Order, Payment } from "@rihla/contract";
import { expect, test } from "vitest";
import { orderOutcome, refundsOf, stillHere } from "./order-outcome.ts";

const refund = {
  amount: { amount: 245_000, currency: "DZD" },
  to: "card",
  state: "given",
  by: "2026-12-06T10:00:00Z",
} as const;
const successful = { status: "successful", refunds: [] } as unknown as Payment;
const goingBack = { status: "successful", refunds: [refund] } as unknown as Payment;
const back = { status: "rejected", reason: null, refunds: [refund] } as unknown as Payment;
const reversed = { status: "rejected", reason: "reversed", refunds: [refund] } as unknown as Payment;
const refused = { status: "rejected", reason: "refused", refunds: [] } as unknown as Payment;
const pending = { status: "pending", refunds: [] } as unknown as Payment;
const order = (status: Order["status"], ...payments: Payment[]) => ({ status, payments }) as Order;

test.each([
  ["delivered", order("delivered", successful), "paid"],
  ["one eSIM of two given back", order("delivered", goingBack), "paid"],
  ["paid twice", order("delivered", back, successful), "paid"],
  ["everything refused, the money on its way", order("rejected", goingBack), "given-back"],
  ["everything refused, the money back", order("rejected", back), "given-back"],
  ["reversed by the bank", order("rejected", reversed), "given-back"],
  ["held, or not yet told", order("pending", pending), "pending"],
  ["tried again after a refusal", order("pending", pending, refused), "pending"],
  ["held on an earlier page", order("pending", refused, pending), "pending"],
  ["refused", order("rejected", refused), "failed"],
  ["refused after one that was reversed", order("rejected", refused, reversed), "failed"],
  ["never tried", order("not_paid"), "failed"],
] as const)("%s: %#", (_what, told, outcome) => {
  expect(orderOutcome(told)).toBe(outcome);
});

test("what goes back is named, whatever else happened to the order", () => {
  expect(refundsOf(order("rejected", refused, reversed))).toMatchObject([refund]);
});

test("what waits or came back can still go into the wallet, and nothing else", () => {
  const parts = (["waiting", "under_way", "given", "delayed"] as const).map((state, at) => ({
    ...refund,
    state,
    amount: { amount: 10 ** at, currency: "DZD" },
  }));
  expect(stillHere({ refunds: parts })).toBe(1001);
  expect(stillHere({ refunds: parts.map((part) => ({ ...part, to: "wallet" })) })).toBe(0);
});
