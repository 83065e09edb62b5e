import type { EsimSummary } from "@rihla/contract";
import { isToCome, isUntouched } from "@rihla/contract/rules/esim-status";
import type { OrderRow } from "./order.ts";
import type { Claim } from "./show-order.ts";

/**
 * Whether whoever asks may have an eSIM's code, or decide who gets it: a session always. The order's secret stays in a browser for
 * long, so it opens no code that has served.
 */
export const mayOpenCode = (order: Pick<OrderRow, "email">, esim: EsimSummary, { caller }: Claim): boolean =>
  caller?.email === order.email ||
  isToCome(esim.status) ||
  (isUntouched(esim.status) && esim.reached === "delivered");
