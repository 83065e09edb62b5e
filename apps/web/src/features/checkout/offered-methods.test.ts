import { expect, test } from "vitest";
import { offerFor } from "./offered-methods.ts";

const cib = { method: "cib" as const, currencies: ["DZD"] };

test("prices stay in the visitor's currency where a method takes it", () => {
  expect(offerFor([cib], "DZD")).toEqual({ methods: ["cib"], currency: "DZD" });
});
test("a currency no method takes gives way to one that can be paid", () => {
  expect(offerFor([cib], "USD")).toEqual({ methods: ["cib"], currency: "DZD" });
});
test("nothing offered leaves nothing to choose", () => {
  expect(offerFor([], "DZD")).toEqual({ methods: [], currency: "DZD" });
});
