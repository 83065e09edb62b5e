import type { Order } from "@rihla/contract";
import { beforeEach, expect, test } from "vitest";
import { openStorage, stored, text } from "../../platform/storage/storage.ts";
import { readCart, writeCart } from "../cart/cart.ts";
import { forgetPlaced, notePaid, notePlaced } from "./placed-here.ts";

beforeEach(() => openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} }));

const kept = () => JSON.parse(stored("device", "placed-orders", text).read() ?? "[]") as { number: string }[];
const numbers = () => kept().map(({ number }) => number);
const order = (number: string, status: Order["status"]) =>
  ({ number, status, lines: [{ plan: { code: "FR" }, days: 7, quantity: 1 }] }) as unknown as Order;
const inCart = [{ plan: "FR", quantity: 1 }];

test("the cart is emptied when its order is paid, and not before", () => {
  writeCart(inCart);
  notePlaced("A", true);
  for (const status of ["not_paid", "pending", "rejected"] as const) notePaid(order("A", status));
  expect([readCart(), numbers()]).toEqual([inCart, ["A"]]);
  notePaid(order("A", "confirmed"));
  expect([readCart(), numbers()]).toEqual([[], []]);
});

test("an order bought without the cart, or seen paid twice, takes nothing out of it", () => {
  writeCart(inCart);
  notePlaced("A", false);
  notePaid(order("A", "delivered"));
  notePaid(order("A", "delivered"));
  notePaid(order("B", "delivered"));
  expect(readCart()).toEqual(inCart);
});

test("the newest ten are kept, each once", () => {
  for (let at = 0; at < 12; at++) notePlaced(`N${at}`, false);
  notePlaced("N5", false);
  expect([numbers()[0], numbers().length]).toEqual(["N5", 10]);
  forgetPlaced("N5");
  expect(numbers()).not.toContain("N5");
});
