import type { RejectionReason } from "@rihla/contract";

const steps = {
  refused: ["balance", "internet", "again"],
  /** Whoever pressed "cancel" knows why; nobody's balance has to do with it. */
  cancelled: ["cancelled", "again"],
  expired: ["expired", "again"],
  reversed: ["again"],
} as const satisfies Record<RejectionReason, readonly string[]>;

/** What may help after a rejected payment, by why it was. Where nobody says why, what helps in any case. */
export const whatToDo = (reason: RejectionReason | null | undefined) =>
  reason ? steps[reason] : (["again"] as const);
