import { isDays, maxQuantity } from "@rihla/contract/rules";
import { ApiProblem } from "../../../lib/api-problem.ts";
import type { SummarySearch } from "../../../paths.ts";

const gone = ["plan_unavailable", "not_found", "invalid_input"];

/** Why nothing can be sold as it was asked for; undefined where only the answer is missing. */
export function whyNoQuote(
  { days, quantity = 1 }: SummarySearch,
  error: unknown,
): "days" | "quantity" | "unavailable" | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (quantity < 1 || quantity > maxQuantity) return "quantity";
  if (error.code === "days_out_of_range" || (days !== undefined && !isDays(days))) return "days";
  return gone.includes(error.code) ? "unavailable" : undefined;
}
