import { rejectionReasons } from "@rihla/contract";
import { expect, test } from "vitest";
import { whatToDo } from "./what-to-do.ts";

test("only a refused card is a reason to look at its balance", () => {
  expect(rejectionReasons.filter((reason) => whatToDo(reason).some((step) => step === "balance"))).toEqual([
    "refused",
  ]);
});
test("trying again is always among it, also where nobody says why", () => {
  for (const reason of [...rejectionReasons, null, undefined]) expect(whatToDo(reason)).toContain("again");
});
