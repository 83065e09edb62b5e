import { expect, test } from "vitest";
import { passedOn } from "./passed-on.ts";

test("everything of an address is handed on but the promo code, and what the target says itself holds", () => {
  const search = new URLSearchParams("order=OLD&utm_source=mail&promo=SUMMER&x=a%26b");
  expect(passedOn(search, "/success?order=K7PW4M2X")).toBe("/success?order=K7PW4M2X&utm_source=mail&x=a%26b");
  expect(passedOn(new URLSearchParams("promo=SUMMER"), "/failure")).toBe("/failure");
});
