import type { Recharge } from "@rihla/contract";

/** Where a top-up is on its way, each stop with the moment it was reached. */
export type RechargeStop = {
  key: "paid" | "sent" | "active" | "waits";
  at: string | null;
  state: "done" | "current" | "next";
};

/** Null of one that was refused: it leads nowhere. */
export function rechargeStops({ status, effect, paidAt, sentAt, activeAt }: Recharge): RechargeStop[] | null {
  if (status === "refused") return null;
  const last = effect === "waits" ? "waits" : "active";
  return [
    { key: "paid", at: paidAt, state: status === "paid" ? "current" : "done" },
    // Put off, it goes back to being paid: what was sent then came to nothing.
    { key: "sent", at: status === "paid" ? null : sentAt, state: sentState(status) },
    { key: last, at: activeAt, state: status === "active" ? "done" : "next" },
  ];
}

const sentState = (status: Recharge["status"]): RechargeStop["state"] =>
  status === "active" ? "done" : status === "sent" ? "current" : "next";

/** Nothing more is to come of it. */
export const isRechargeOver = ({ status }: Recharge): boolean => status === "active" || status === "refused";
