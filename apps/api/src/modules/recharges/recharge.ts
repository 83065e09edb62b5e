import type { Recharge } from "@rihla/contract";
import type { Selectable } from "kysely";
import type { RechargeTable } from "./recharges.tables.ts";

export type RechargeRow = Selectable<RechargeTable>;
type Status = RechargeRow["status"];

/** An answer that never came stays requested until it is looked up. */
const moves: Readonly<Record<Status, readonly Status[]>> = {
  waiting: ["requested"],
  requested: ["done", "refused"],
  done: [],
  refused: [],
};
export const mayMove = (from: Status, to: Status): boolean => moves[from].includes(to);

const shown: Readonly<Record<Status, Recharge["status"]>> = {
  waiting: "paid",
  requested: "paid",
  done: "active",
  refused: "refused",
};

/** How far each is, in the words of eSIMs. */
const provisionings = {
  waiting: "waiting",
  requested: "requested",
  done: "issued",
  refused: "refused",
} as const satisfies Readonly<Record<Status, string>>;

export function toRecharge(row: RechargeRow): Recharge {
  const isSent = row.status === "requested" && row.sentAt !== null;
  return {
    id: row.id,
    esim: row.esimId,
    orderNumber: row.orderNumber,
    dataBytes: row.plan.dataBytes,
    days: row.days,
    kind: row.plan.kind,
    effect: row.effect,
    status: isSent ? "sent" : shown[row.status],
    paidAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    activeAt: row.status === "done" ? (row.endedAt?.toISOString() ?? null) : null,
  };
}

/** Its supplier gives nothing for it: its money goes back. */
export const isRefused = (row: Pick<RechargeRow, "status">): boolean => provisioningOf(row) === "refused";

/** How far an order is with it, in the words of eSIMs. */
export const provisioningOf = ({ status }: Pick<RechargeRow, "status">) => provisionings[status];
