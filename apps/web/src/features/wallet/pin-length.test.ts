import { pinLength } from "@rihla/contract/rules";
import { pinLength as padLength } from "@rihla/ui/pin-entry";
import { expect, test } from "vitest";

test("the pad, which knows no shop, takes as many digits as the wallet's PIN has", () => {
  expect(padLength).toBe(pinLength);
});
