import { marked } from "../../infra/marked.ts";
import type { PaymentStatus, RefundStatus } from "./payments.tables.ts";

/** Its gateway may still say that it is paid: another card may follow one that was declined. */
export const awaitingPayments = marked<PaymentStatus>({
  pending: true,
  declined: true,
  paid: false,
  refunded: false,
});

const undecided = marked<PaymentStatus>({ pending: true, declined: false, paid: false, refunded: false });

/** Its gateway has told no end of it. */
export const isUndecided = ({ status }: { status: PaymentStatus }): boolean => undecided.includes(status);

/** Its money came. */
export const takenPayments = marked<PaymentStatus>({
  pending: false,
  declined: false,
  paid: true,
  refunded: true,
});

/** Not handed to a gateway. */
export const refundsHere = marked<RefundStatus>({ requested: true, manual: true, sent: false, done: false });

/** Handed to a gateway, whether or not it answered. */
export const refundsSent = marked<RefundStatus>({ requested: false, manual: false, sent: true, done: true });

/** Moved by the shop itself, and not there yet. */
export const refundsUnderWay = marked<RefundStatus>({
  requested: true,
  manual: false,
  sent: true,
  done: false,
});

/** Those that an operator may say are done. */
export const refundsToClose = marked<RefundStatus>({
  requested: false,
  manual: true,
  sent: true,
  done: false,
});
