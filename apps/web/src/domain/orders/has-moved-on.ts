import { ApiProblem } from "../../lib/api/api-problem.ts";

const codes = ["order_not_payable", "order_secret_ended"];

/** The order was paid, dropped or taken over meanwhile, in another tab or by its owner: whoever was about to pay is shown it as it is now. */
export const hasMovedOn = (error: unknown): boolean =>
  error instanceof ApiProblem && codes.includes(error.code);
