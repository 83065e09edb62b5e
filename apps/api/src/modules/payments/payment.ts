import { type Payment, type RefundDestination, refundDays, rejectionReasons } from "@rihla/contract";
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

/** Minor units that go back or are back, when the last of them was asked for, and where to: the card, unless all of it to the wallet. */
export type MoneyBack = { amount: number; since: Date; to: RefundDestination };

/** As its buyer sees it; without the gateway, where the shop doesn't work with it any more. */
export function toPayment(
  gateways: App["gateways"],
  row: PaymentRow,
  moneyBack?: MoneyBack,
  now = new Date(),
): Payment {
  const gateway = gateways.get(row.gateway);
  const reason = reasonOf(row);
  return {
    id: row.id,
    paysFor: row.paysFor,
    orderNumber: row.orderNumber,
    status: shown[row.status],
    method: row.method,
    amount: { amount: row.amount, currency: row.currency },
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    redirectUrl: row.status === "pending" || pageIsOpen(row, now) ? row.redirectUrl : null,
    reason,
    refund: refundOf(
      row,
      reason === "reversed" ? { amount: row.amount, since: row.sessionEndsAt, to: "card" } : moneyBack,
    ),
    gatewayMessage: row.gatewayMessage,
    cards: gateway ? cardsOf(gateway, row.method) : [],
    operator: gateway?.operator ?? null,
    receipt: receiptOf(row, gateway?.receipt ?? ["transactionId"]),
  };
}

type Page = Pick<PaymentRow, "status" | "gatewayRef" | "settledByHand" | "sessionEndsAt">;

/** Whether somebody may still pay on its page: one that declined a card lets another be tried until its end. */
export function pageIsOpen({ status, gatewayRef, settledByHand, sessionEndsAt }: Page, now: Date): boolean {
  if (settledByHand !== null || sessionEndsAt.getTime() <= now.getTime()) return false;
  return status === "pending" || (status === "declined" && gatewayRef !== null);
}

function reasonOf({ status, declinedReason }: PaymentRow): Payment["reason"] {
  const known = rejectionReasons.find((reason) => reason === declinedReason);
  return status === "declined" && known ? known : null;
}

function refundOf({ currency }: PaymentRow, back: MoneyBack | undefined): Payment["refund"] {
  if (!back) return null;
  return {
    amount: { amount: back.amount, currency },
    to: back.to,
    by: (back.to === "wallet" ? back.since : refundIsThereBy(back.since)).toISOString(),
  };
}

/** The day by which money that was sent back at `since` has reached its card. */
export const refundIsThereBy = (since: Date): Date => new Date(since.getTime() + refundDays * day * 1000);

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
