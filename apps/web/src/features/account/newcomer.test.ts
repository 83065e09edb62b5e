import { expect, test } from "vitest";
import { faultsOf, isFine, nobodyYet } from "./newcomer.ts";

test("somebody new is asked for everything", () => {
  expect(faultsOf(nobodyYet)).toEqual({
    email: "required",
    name: "required",
    country: "required",
    terms: "terms_not_accepted",
  });
});
test("who has told everything and accepts the terms may go on", () => {
  expect(isFine(faultsOf({ email: "a@b.dz", name: "Amina", country: "DZ", terms: true }))).toBe(true);
});
