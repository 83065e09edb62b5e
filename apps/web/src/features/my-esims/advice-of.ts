import type { EsimSummary } from "@rihla/contract";

/** What is used up is topped up where its supplier does that. */
export const adviceOf = ({ status, topUp }: Pick<EsimSummary, "status" | "topUp">) =>
  status === "depleted" && topUp !== "none" ? "depletedTopUp" : status;
