import { expect, test } from "vitest";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { whyNoQuote } from "./why-no-quote.ts";

const invalid = new ApiProblem("invalid_input", 400);

test.each([
  ["an unlimited plan without days", {}, new ApiProblem("days_out_of_range", 422), "days"],
  ["91 days", { days: 91 }, invalid, "days"],
  ["99 eSIMs", { quantity: 99 }, invalid, "quantity"],
  ["a plan that is gone", { days: 7, quantity: 2 }, new ApiProblem("plan_unavailable", 409), "unavailable"],
  ["a code that none has", {}, invalid, "unavailable"],
  ["an answer that never came", {}, new ApiProblem("offline", 0), undefined],
] as const)("%s is told as such", (_what, search, error, reason) => {
  expect(whyNoQuote([{ plan: "x", quantity: 1, ...search }], error)).toBe(reason);
});
