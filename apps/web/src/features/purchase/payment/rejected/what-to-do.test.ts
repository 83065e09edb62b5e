import { cardMarks, type Payment, rejectionReasons } from "@rihla/contract";
import { expect, test } from "vitest";
import { ownCase, whatToDo } from "./what-to-do.ts";

const told = (reason: Payment["reason"], ...cards: Payment["cards"]): readonly string[] =>
  whatToDo({ reason, cards });

test("only a refused card is a reason to look at its balance", () => {
  expect(rejectionReasons.filter((reason) => told(reason, "cib").includes("balance"))).toEqual(["refused"]);
});
test("whoever cancelled or let the time pass is told so; what a bank does is not theirs", () => {
  expect(rejectionReasons.filter(ownCase).toSorted()).toEqual(["cancelled", "expired"]);
});
test("trying again is always among it, also where nobody says why", () => {
  for (const reason of [...rejectionReasons, null]) expect(told(reason, "visa")).toContain("again");
  expect(whatToDo(undefined)).toContain("again");
});
test("Algeria's bank and post are asked only about Algeria's cards", () => {
  const sentThere = cardMarks.filter((card) => told("refused", card).includes("internet"));
  expect(sentThere).toEqual(["cib", "edahabia"]);
});
test("of an account nobody looks for a card's balance", () => {
  expect(told("refused", "paypal")).toEqual(["account", "again"]);
});
