import { pinLength } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { pinLength as padLength } from "../../ui/pin-entry.ts";

test("the pad, which knows no shop, takes as many digits as the wallet's PIN has", () => {
  expect(padLength).toBe(pinLength);
});
