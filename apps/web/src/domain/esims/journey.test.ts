import { esimStatuses } from "@rihla/contract";
import { expect, test } from "vitest";
import { journeyOf } from "./journey.ts";

const states = (status: (typeof esimStatuses)[number]) => journeyOf(status).map(({ state }) => state);

test("an eSIM in use has been delivered and installed, is connected, and has not ended", () => {
  expect(states("in_use")).toEqual(["done", "done", "current", "next"]);
});
test("one being prepared has reached nothing yet", () => {
  expect(states("allocating")).toEqual(["next", "next", "next", "next"]);
});
test.each(["depleted", "expired", "deleted"] as const)("%s is the end of the way", (status) => {
  expect(states(status)).toEqual(["done", "done", "done", "current"]);
});
test("every status has its place", () => {
  for (const status of esimStatuses) expect(journeyOf(status)).toHaveLength(4);
});
