import type { Payment } from "@rihla/contract";
import type { Selectable } from "kysely";
import type { App } from "../../app.ts";
import { cardsOf } from "./offer-methods.ts";
import type { GatewayFacts } from "./payment-gateway.ts";
import type { PaymentStatus, PaymentTable } from "./payments.tables.ts";

export type PaymentRow = Selectable<PaymentTable>;

/** declined → paid is real: the gateway lets a person try another card in the same session. */
const moves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["paid", "declined"],
  declined: ["paid"],
  paid: ["refunded"],
  refunded: [],
};

export const mayMove = (from: PaymentStatus, to: PaymentStatus): boolean => moves[from].includes(to);

const shown: Readonly<Record<PaymentStatus, Payment["status"]>> = {
  pending: "pending",
  paid: "successful",
  declined: "rejected",
  refunded: "rejected",
};

/** As its buyer sees it; without the gateway, where the shop doesn't work with it any more. */
export function toPayment(gateways: App["gateways"], row: PaymentRow): Payment {
  const gateway = gateways.get(row.gateway);
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    status: shown[row.status],
    method: row.method,
    amount: { amount: row.amount, currency: row.currency },
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    redirectUrl: row.status === "pending" ? row.redirectUrl : null,
    gatewayMessage: row.gatewayMessage,
    cards: gateway ? cardsOf(gateway, row.method) : [],
    operator: gateway?.operator ?? null,
    receipt: receiptOf(row, gateway?.receipt ?? ["transactionId"]),
  };
}

function receiptOf(row: PaymentRow, fields: GatewayFacts["receipt"]): Payment["receipt"] {
  const values = {
    transactionId: row.gatewayRef,
    gatewayOrderNumber: row.gatewayOrderNumber,
    approvalCode: row.approvalCode,
  };
  return fields.flatMap((field) => (values[field] === null ? [] : { field, value: values[field] }));
}

const minute = 60;
const day = 24 * 60 * minute;
/** Seconds before each of the first checks: people usually come back within a minute. */
const firstChecks = [5, 10, 20, 40];
const afterSession = [5 * minute, 15 * minute, 60 * minute];

/**
 * When to ask the gateway again, in seconds from now; null when there is nothing more to expect.
 * Often at first, each minute while the gateway's page may be open, then rarer, daily for three days.
 */
export function nextCheckIn(checks: number, sessionEndsInSeconds: number): number | null {
  const first = firstChecks[checks];
  if (first !== undefined) return first;
  if (sessionEndsInSeconds > 0) return minute;
  const overdue = -sessionEndsInSeconds;
  const next = afterSession.find((delay) => overdue < delay);
  if (next !== undefined) return next;
  return overdue < 3 * day ? day : null;
}
