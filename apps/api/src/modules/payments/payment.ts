import { type Language, type Payment, type ReturnTo, rejectionReasons } from "@rihla/contract";
import type { App } from "../../app.ts";
import { cardsOf } from "./offer-methods.ts";
import type { GatewayFacts } from "./payment-gateway.ts";
import type { StartedBy } from "./payment-starts.repository.ts";
import type { PaymentRow, PaymentStatus } from "./payments.tables.ts";
import { receiptColumns } from "./receipt-columns.ts";
import { type RefundRow, refundIsThereBy, toRefunds } from "./refunds/refund-state.ts";
import { awaitingPayments, isUndecided } from "./statuses.ts";

/** Where a gateway sends buyers back to. Only who pays for somebody else, by a link, comes back elsewhere. */
const buyersReturnPath = "/payment-callback";
const payersReturnPath = "/pay";

/** Who has paid from the app, or within another app's browser, comes back in one that may not know them: the address tells it their language. */
export function returnPathOf(
  language: Language,
  { byLink }: Pick<StartedBy, "byLink">,
  returnTo: ReturnTo = "page",
): string {
  const path = `/${language}${byLink ? payersReturnPath : buyersReturnPath}`;
  return returnTo === "app" ? `${path}?app=yes` : path;
}

export const isPaidByAnother = ({ returnPath }: Pick<PaymentRow, "returnPath">): boolean =>
  !returnPath.includes(buyersReturnPath);

/** Whoever waits for longer than this has gone, minutes. */
const buyerWaits = 10;

/** Whether its money came so long after its page was opened that the buyer is told of it wherever they are. */
export const isPaidLate = ({ createdAt }: Pick<PaymentRow, "createdAt">, paidAt: Date): boolean =>
  paidAt.getTime() - createdAt.getTime() > buyerWaits * 60_000;

/**
 * declined → paid and declined → pending are real: the gateway lets a person try another card in the same session, and
 * some ways to pay take days.
 */
const moves: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["paid", "declined"],
  declined: ["paid", "pending"],
  paid: ["refunded"],
  // A refund can come back to the shop.
  refunded: ["paid"],
};

export const mayMove = (from: PaymentStatus, to: PaymentStatus): boolean => moves[from].includes(to);

const shown: Readonly<Record<PaymentStatus, Payment["status"]>> = {
  pending: "pending",
  paid: "successful",
  declined: "rejected",
  refunded: "rejected",
};

/** As its buyer sees it; without the gateway, where the shop doesn't work with it any more. */
export function toPayment(
  gateways: App["gateways"],
  row: PaymentRow,
  refunds: readonly RefundRow[] = [],
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
    redirectUrl: !isHeld(row) && (isUndecided(row) || pageIsOpen(row, now)) ? row.redirectUrl : null,
    payableUntil: row.redirectUrl !== null && pageIsOpen(row, now) ? row.sessionEndsAt.toISOString() : null,
    awaitsPayer: row.awaitsPayer && isUndecided(row) && pageIsOpen(row, now),
    isHeld: isHeld(row),
    reason,
    refusedFor: reason === "refused" ? row.refusalCause : null,
    rejectedWords: row.status === "declined" ? [...(gateway?.rejectedWords ?? [])] : [],
    refunds: reason === "reversed" ? [givenBackByBank(row)] : toRefunds(refunds, row.currency),
    gatewayMessage: row.gatewayMessage,
    cards: gateway ? cardsOf(gateway, row.method) : [],
    operator: gateway?.operator ?? null,
    receipt: receiptOf(row, gateway?.receipt ?? ["transactionId"]),
  };
}

/** Whether its payer has done their part, and its money is held or on its way. */
export const isHeld = (row: Pick<PaymentRow, "status" | "heldSince">): boolean =>
  isUndecided(row) && row.heldSince !== null;

type Page = Pick<PaymentRow, "status" | "gatewayRef" | "settledByHand" | "sessionEndsAt" | "heldSince">;

/** Whether somebody may still pay on its page: one that declined a card lets another be tried until its end. */
export function pageIsOpen(page: Page, now: Date): boolean {
  const { status, gatewayRef, settledByHand, sessionEndsAt } = page;
  if (settledByHand !== null || isHeld(page) || sessionEndsAt.getTime() <= now.getTime()) return false;
  return awaitingPayments.includes(status) && (status !== "declined" || gatewayRef !== null);
}

function reasonOf({ status, declinedReason }: PaymentRow): Payment["reason"] {
  const known = rejectionReasons.find((reason) => reason === declinedReason);
  return status === "declined" && known ? known : null;
}

const givenBackByBank = ({ amount, currency, sessionEndsAt }: PaymentRow): Payment["refunds"][number] => ({
  amount: { amount, currency },
  to: "card",
  state: "given",
  by: refundIsThereBy(sessionEndsAt).toISOString(),
});

function receiptOf(row: PaymentRow, fields: GatewayFacts["receipt"]): Payment["receipt"] {
  return fields.flatMap((field) => {
    const told = row[receiptColumns[field].column];
    return told === null ? [] : { field, value: field === "card" ? cardOnReceipt(told) : told };
  });
}

/** Gateways give a number whose beginning is hidden, or its last digits alone: receipts say both alike. */
const cardOnReceipt = (card: string): string => `xxx${card.replace(/^x+/, "")}`;

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
