import type { Order } from "@rihla/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { forgetEndedOrders } from "./forget-ended.ts";
import { keptUntil } from "./kept-here.ts";
import { boughtHere } from "./orders-here.ts";
import { notePaid } from "./placed-here.ts";

const copies = vi.hoisted(() => ({ forgotten: [] as string[] }));
vi.mock("../../lib/storage/forget-kept-order.ts", () => ({
  forgetKeptOrder: async (number: string) => copies.forgotten.push(number),
}));

const now = Date.parse("2027-03-01T12:00:00Z");
const year = 365 * 24 * 60 * 60 * 1000;
let kept: Map<string, string>;

/** What a purchase leaves in a browser. */
const bought = (number: string, until?: number) => ({
  [`order-secret:${number}`]: "s",
  [`order-email:${number}`]: "amel@example.com",
  [`payment-order:of-${number}`]: number,
  ...(until && { [`order-kept:${number}`]: new Date(until).toISOString() }),
});

function leave(values: Record<string, string>): void {
  kept = new Map(Object.entries(values));
  openStorage("device", {
    entries: () => kept,
    write: (key, value) => (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: () => {},
  });
}
beforeEach(() => {
  copies.forgotten = [];
});

test("an order whose time here is over is forgotten with its copies, and nothing of the others", () => {
  leave({ ...bought("OVER", now - 1), ...bought("OTHER", now + 1), CART: "[]" });
  forgetEndedOrders(now);
  expect(Object.fromEntries(kept)).toEqual({ ...bought("OTHER", now + 1), CART: "[]" });
  expect(copies.forgotten).toEqual(["OVER"]);
});

test("one that was never seen again goes after a year, and nobody is led to it", () => {
  leave(bought("UNSEEN"));
  forgetEndedOrders(now);
  expect(keptUntil("UNSEEN")).toBe(now + year);
  expect(boughtHere()).toBe(false);
  forgetEndedOrders(now + year);
  expect(kept.size).toBe(0);
});

test("one that was seen paid is led to, before its eSIMs have come", () => {
  leave({ ...bought("PAID"), ...bought("LEFT") });
  forgetEndedOrders(now);
  notePaid({ number: "LEFT", status: "not_paid", lines: [] } as unknown as Order);
  expect(boughtHere()).toBe(false);
  notePaid({ number: "PAID", status: "confirmed", lines: [] } as unknown as Order);
  expect(boughtHere()).toBe(true);
});
