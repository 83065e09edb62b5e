import type { Order } from "@rihla/contract";
import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { boughtBefore, noteBought } from "./bought-lately.ts";

beforeEach(() => openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} }));

const order = (number: string, plan = "FR") =>
  ({ number, lines: [{ plan: { code: plan }, days: 7, quantity: 1, topUp: null }] }) as unknown as Order;
const minutes = (count: number) => count * 60_000;

test("the second of two equal purchases within an hour knows of the first, and the first of none", () => {
  noteBought(order("A"), minutes(0));
  noteBought(order("B"), minutes(59));
  expect([boughtBefore(order("B"), minutes(59)), boughtBefore(order("A"), minutes(59))]).toEqual([
    "A",
    undefined,
  ]);
});

test("another plan, and what was bought more than an hour ago, are no second purchase", () => {
  noteBought(order("A"), minutes(0));
  noteBought(order("B", "TR"), minutes(1));
  expect(boughtBefore(order("B", "TR"), minutes(1))).toBeUndefined();
  noteBought(order("C"), minutes(61));
  expect(boughtBefore(order("C"), minutes(61))).toBeUndefined();
});

test("seen paid twice, an order is no second purchase", () => {
  noteBought(order("A"), minutes(0));
  noteBought(order("A"), minutes(1));
  expect(boughtBefore(order("A"), minutes(1))).toBeUndefined();
});
