import { isDays, maxQuantity } from "@rihla/contract/rules";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";

const gone = ["plan_unavailable", "not_found", "invalid_input"];

/** Why nothing can be sold as it was asked for; undefined where only the answer is missing. */
export function whyNoQuote(
  lines: readonly CartLine[],
  error: unknown,
): "days" | "quantity" | "unavailable" | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (lines.some(({ quantity }) => quantity < 1 || quantity > maxQuantity)) return "quantity";
  if (error.code === "days_out_of_range" || lines.some(({ days }) => days !== undefined && !isDays(days)))
    return "days";
  return gone.includes(error.code) ? "unavailable" : undefined;
}
