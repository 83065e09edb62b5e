import type { EsimSummary } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";

/** What is used up is topped up where its supplier does that. */
export const adviceOf = ({ status, topUp }: Pick<EsimSummary, "status" | "topUp">) =>
  isUsedUp(status) && topUp !== "none" ? "depletedTopUp" : status;
