import type { Recharge } from "@rihla/contract";

/** Where a top-up is on its way, each stop with the moment it was reached. */
export type RechargeStop = {
  key: "paid" | "sent" | "active" | "waits";
  at: string | null;
  state: State;
};
type State = "done" | "current" | "next";

/** Null of one that was refused: it leads nowhere. */
export function rechargeStops({ status, effect, paidAt, sentAt, activeAt }: Recharge): RechargeStop[] | null {
  const stands = states[status];
  if (stands === null) return null;
  const last = effect === "waits" ? "waits" : "active";
  return [
    { key: "paid", at: paidAt, state: stands.paid },
    // Put off, it goes back to being paid: what was sent then came to nothing.
    { key: "sent", at: stands.sent === "next" ? null : sentAt, state: stands.sent },
    { key: last, at: activeAt, state: stands.active },
  ];
}

/** How the stops stand; null where they lead nowhere, since it was refused. */
const states: Readonly<
  Record<Recharge["status"], Readonly<Record<"paid" | "sent" | "active", State>> | null>
> = {
  paid: { paid: "current", sent: "next", active: "next" },
  sent: { paid: "done", sent: "current", active: "next" },
  active: { paid: "done", sent: "done", active: "done" },
  refused: null,
};

const over: Readonly<Record<Recharge["status"], boolean>> = {
  paid: false,
  sent: false,
  active: true,
  refused: true,
};

/** Nothing more is to come of it. */
export const isRechargeOver = ({ status }: Recharge): boolean => over[status];
