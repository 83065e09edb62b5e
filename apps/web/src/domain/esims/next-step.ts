import type { EsimStatus } from "@rihla/contract";

/** What its owner may want to do next, the first first; installing and arriving have places of their own. */
export type NextStep = "buy-again" | "write";

const steps: Readonly<Record<EsimStatus, readonly NextStep[]>> = {
  new: [],
  installing: [],
  allocating: [],
  onboard: [],
  in_use: [],
  depleted: ["buy-again"],
  expired: ["buy-again"],
  canceled: ["buy-again"],
  // What can be repaired comes before paying again, and is asked for beside.
  user_deleted: ["buy-again"],
  deleted: ["buy-again"],
  revoked: ["buy-again"],
  suspended: ["write"],
  unknown: ["write"],
};

export const nextSteps = (status: EsimStatus): readonly NextStep[] => steps[status];
