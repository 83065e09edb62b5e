import type { OfferedMethod } from "@rihla/contract";
import { expect, test } from "vitest";
import { cardsElsewhere, currencyInstead, methodsFor, offerFor } from "./offered-methods.ts";

const name = { fr: "la Banque", en: "the Bank", ar: "البنك" };
const offered = (
  method: OfferedMethod["method"],
  currency: string,
  minimum = 1,
  step = 1,
): OfferedMethod => ({
  method,
  amounts: [{ currency, minimum, step }],
  marks: [],
  cards: [],
  operator: { name, fullName: name, helpLine: null, writesCentimes: false },
  asksCaptcha: false,
});
const cib = offered("cib", "DZD");
const card = offered("card", "USD");

test("prices stay in the visitor's currency where a method takes it", () => {
  expect(offerFor([cib, card], "USD")).toEqual({ methods: [card], currency: "USD" });
});
test("a currency no method takes gives way to the first one's", () => {
  expect(offerFor([cib], "USD")).toEqual({ methods: [cib], currency: "DZD" });
});
test("nothing offered leaves nothing to choose", () => {
  expect(offerFor([], "DZD")).toEqual({ methods: [], currency: "DZD" });
});

const total = { amount: 12_000, currency: "DZD" };
test.each([
  ["takes just as little", offered("cib", "DZD", 12_000), 1],
  ["asks for more", offered("cib", "DZD", 12_001), 0],
  ["takes whole dinars", offered("cib", "DZD", 1, 100), 1],
  ["takes other steps", offered("cib", "DZD", 1, 7000), 0],
  ["takes another currency", card, 0],
])("a method that %s is offered %s for an amount: %i", (_what, method, times) => {
  expect(methodsFor([method], total)).toHaveLength(times);
});
test("a method that two operators offer is one to choose: the first of them", () => {
  const dear = offered("cib", "DZD", 20_000);
  expect(methodsFor([dear, cib, offered("cib", "DZD")], total)).toEqual([cib]);
});

test("a total too little for every method of its currency is paid in another that the shop offers", () => {
  const euros = offered("card", "EUR");
  const dear = offered("card", "USD", 50);
  const instead = (amount: number) =>
    currencyInstead([dear, euros, cib], [dear], { amount, currency: "USD" });
  expect([instead(48), instead(50), instead(0)]).toEqual(["DZD", undefined, undefined]);
  expect(currencyInstead([dear], [dear], { amount: 48, currency: "USD" })).toBeUndefined();
});

test("cards of the world are known to work in another currency that the shop offers, where none is offered in this one", () => {
  expect(cardsElsewhere([cib, card], [cib], "DZD")).toEqual({ method: card, currency: "USD" });
  expect(cardsElsewhere([cib, card], [card], "USD")).toBeUndefined();
  expect(cardsElsewhere([cib, offered("card", "EUR")], [cib], "DZD")).toBeUndefined();
  expect(cardsElsewhere([cib], [cib], "DZD")).toBeUndefined();
});
