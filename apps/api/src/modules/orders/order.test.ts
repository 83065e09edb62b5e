import { type OrderStatus, orderStatuses } from "@rihla/contract";
import { describe, expect, it } from "vitest";
import { mayMove, orderStatus } from "./order.ts";
import { moveOrder } from "./orders.repository.ts";

const stored = ["open", "placed", "closed"] as const;
type Stored = (typeof stored)[number];
type Payments = Parameters<typeof orderStatus>[1][number]["status"][];
type Esims = Parameters<typeof orderStatus>[2][number]["provisioning"][];

const read = (status: Stored, payments: Payments, esims: Esims) =>
  orderStatus(
    { status },
    payments.map((one) => ({ status: one })),
    esims.map((provisioning) => ({ provisioning })),
  );

const table: [Stored, Payments, Esims, OrderStatus][] = [
  ["open", [], [], "not_paid"],
  ["open", ["pending"], [], "pending"],
  ["open", ["declined"], [], "rejected"],
  ["open", ["declined", "pending"], [], "pending"],
  ["placed", ["paid"], [], "confirmed"],
  ["placed", ["paid"], ["waiting"], "confirmed"],
  ["placed", ["paid"], ["waiting", "waiting"], "confirmed"],
  ["placed", ["paid"], ["requested", "waiting"], "ordered"],
  ["placed", ["paid"], ["issued", "waiting"], "ordered"],
  ["placed", ["paid"], ["issued", "requested"], "ordered"],
  ["placed", ["paid"], ["issued", "issued"], "delivered"],
  ["placed", ["paid"], ["issued", "refused"], "delivered"],
  ["placed", ["paid"], ["refused", "requested"], "ordered"],
  ["placed", ["paid"], ["refused", "waiting"], "confirmed"],
  ["placed", ["paid"], ["refused", "refused"], "rejected"],
  ["placed", ["paid", "pending"], ["issued"], "delivered"],
  ["placed", ["refunded", "paid"], ["issued"], "delivered"],
  ["closed", [], [], "rejected"],
  ["closed", ["declined"], [], "rejected"],
  ["closed", ["refunded"], ["refused"], "rejected"],
];

describe("what a person reads of an order", () => {
  it.each(table)("that is %s with payments %j and eSIMs %j is %s", (status, payments, esims, expected) => {
    expect(read(status, payments, esims)).toBe(expected);
  });

  it("can be each of the contract's statuses", () => {
    expect(new Set(table.map(([, , , label]) => label))).toEqual(new Set(orderStatuses));
  });
});

describe("an order's stored status", () => {
  it("moves as the table says and in no other way", () => {
    const legal = stored.flatMap((from) => stored.filter((to) => mayMove(from, to)).map((to) => [from, to]));
    expect(legal).toEqual([
      ["open", "placed"],
      ["open", "closed"],
      ["placed", "closed"],
      ["closed", "placed"],
    ]);
  });

  it("is guarded where it is written: a forbidden move throws before anything changes", async () => {
    const untouched = {} as Parameters<typeof moveOrder>[0];
    await expect(
      moveOrder(untouched, { status: "placed" } as Parameters<typeof moveOrder>[1], "open", "test"),
    ).rejects.toThrow("can't become open");
  });
});
