import type { Order } from "@rihla/contract";
import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { addToCart } from "./add-to-cart.ts";
import { readCart, writeCart } from "./cart.ts";
import { cartText } from "./cart-text.ts";
import { changeDays, changeQuantity, putBack, removeFromCart, takeOut } from "./change-cart.ts";

beforeEach(() => openStorage("device", { entries: () => [], write: () => {}, onChange: () => {} }));

const france = { plan: "FR-1GB-7D", quantity: 1 };
const week = { plan: "TR-LITE", quantity: 1, days: 7 };
const bought = (plan: string, days: number, quantity: number) =>
  [{ plan: { code: plan }, days, quantity }] as unknown as Order["lines"];

test("keeps plans, days and numbers, and nothing else", () => {
  writeCart([{ ...france, quantity: 2 }, { ...week, price: 9 } as typeof week]);
  expect(cartText.read()).toBe("FR-1GB-7D FR-1GB-7D TR-LITE:7");
  expect(readCart()).toEqual([{ ...france, quantity: 2 }, week]);
  writeCart([]);
  expect(cartText.read()).toBeUndefined();
});

test("the same plan for other days is another line", () => {
  expect([addToCart("TR-LITE", 7), addToCart("TR-LITE", 3), addToCart("TR-LITE", 7)]).toEqual([
    "added",
    "added",
    "added",
  ]);
  expect(readCart()).toEqual([
    { ...week, quantity: 2 },
    { ...week, days: 3 },
  ]);
});

test("takes fifty of a plan and ten plans, and says which of the two is enough", () => {
  writeCart([{ ...france, quantity: 50 }]);
  expect(addToCart(france.plan, undefined)).toBe("most");
  for (let at = 1; at < 10; at++) expect(addToCart(`P${at}`, undefined)).toBe("added");
  expect([addToCart("P10", undefined), addToCart("P9", undefined)]).toEqual(["full", "added"]);
  expect(readCart()).toHaveLength(10);
});

test("takes a hundred eSIMs and no more, however they come in", () => {
  writeCart([
    { ...france, quantity: 50 },
    { ...week, quantity: 49 },
  ]);
  expect([addToCart("P1", undefined), addToCart("P2", undefined)]).toEqual(["added", "full"]);
  changeQuantity({ plan: "P1", quantity: 1 }, (before) => before + 1);
  expect(readCart().map(({ quantity }) => quantity)).toEqual([50, 49, 1]);
  const place = removeFromCart(week);
  changeQuantity({ plan: "P1", quantity: 1 }, () => 50);
  putBack({ ...week, quantity: 49 }, place);
  expect(readCart().map(({ quantity }) => quantity)).toEqual([50, 50]);
});

test("a number stays between one and fifty", () => {
  writeCart([france, week]);
  changeQuantity(week, (before) => before + 60);
  changeQuantity(france, (before) => before - 1);
  expect(readCart().map(({ quantity }) => quantity)).toEqual([1, 50]);
});

test("other days of a plan stay in its place, and join what is there for those days", () => {
  writeCart([week, france, { ...week, days: 3, quantity: 2 }]);
  changeDays(week, 10);
  expect(readCart()).toEqual([{ ...week, days: 10 }, france, { ...week, days: 3, quantity: 2 }]);
  changeDays({ ...week, days: 10 }, 3);
  expect(readCart()).toEqual([{ ...week, days: 3, quantity: 3 }, france]);
});

test("what is taken out is put back at its place", () => {
  writeCart([france, week]);
  const place = removeFromCart(france);
  expect(readCart()).toEqual([week]);
  putBack(france, place);
  putBack(france, place);
  expect(readCart()).toEqual([france, week]);
});

test("what was bought goes, what was added meanwhile stays", () => {
  writeCart([{ ...france, quantity: 3 }, week]);
  takeOut(bought("FR-1GB-7D", 7, 2));
  expect(readCart()).toEqual([france, week]);
  takeOut(bought("TR-LITE", 3, 1));
  expect(readCart()).toEqual([france, week]);
  takeOut(bought("TR-LITE", 7, 1));
  expect(readCart()).toEqual([france]);
});

test.each([
  ["<script> FR-1GB-7D", [france]],
  ["TR-LITE:0 TR-LITE:99", [{ plan: "TR-LITE", quantity: 2 }]],
  [Array(70).fill("FR-1GB-7D").join(" "), [{ ...france, quantity: 50 }]],
  ["  ", []],
])("what somebody else wrote is brought within what is sold: %s", (written, lines) => {
  cartText.write(written);
  if (written.startsWith("TR")) expect(readCart().every(({ plan }) => plan === "TR-LITE")).toBe(true);
  else expect(readCart()).toEqual(lines);
});
