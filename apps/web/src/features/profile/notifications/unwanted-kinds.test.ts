import { expect, test } from "vitest";
import { withAll, withKind } from "./unwanted-kinds.ts";

test("a kind that came to the shop after this app stays refused, whatever is pressed", () => {
  const unwanted = ["refund", "of-tomorrow"];
  expect(withKind(unwanted, "esim-ready", false).toSorted()).toEqual(["esim-ready", "of-tomorrow", "refund"]);
  expect(withKind(unwanted, "refund", true)).toEqual(["of-tomorrow"]);
  expect(withAll(unwanted, ["esim-ready", "refund"]).toSorted()).toEqual([
    "esim-ready",
    "of-tomorrow",
    "refund",
  ]);
});

test("a kind is refused once, however often it is pressed", () => {
  expect(withKind(["refund"], "refund", false)).toEqual(["refund"]);
});
