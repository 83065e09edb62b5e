import type { Tx } from "../../database.ts";
import type { PaidFor, PaymentRow } from "./payments.tables.ts";

/** What a payment says of itself once its money has come. */
export type PaidChanges = {
  paidAt: Date;
  gatewayMessage: string | null;
  approvalCode: string | null;
  card: string | null;
};

/** What became of a refund: given back, or not to be given back as it was asked. */
export type RefundNews = "given" | "failed";

/** What the owner of an order or top-up does when a payment for it got through; runs in the transaction that marks it paid. */
export type PaymentEvents = {
  /** `settled`: it is placed or credited by it · anything else: the money must go back, for that reason */
  onPaid(
    tx: Tx,
    payment: Pick<
      PaymentRow,
      "id" | "paysFor" | "orderId" | "amount" | "currency" | "returnPath" | "createdAt"
    > & {
      paidAt: Date;
    },
  ): Promise<"settled" | "duplicate" | "too-late">;
  /** The same with the payment's own move, in one statement, where nothing needs a second look; else nothing is written. */
  payAtOnce(payment: PaymentRow, changes: PaidChanges): Promise<PaymentRow | undefined>;
  /** A refund was given, or failed and is owed again; runs in that transaction. What goes into a wallet unasked is not told. */
  onRefund(
    tx: Tx,
    payment: { id: string; paysFor: PaidFor; orderId: string },
    refundId: string,
    what: RefundNews,
  ): Promise<void>;
};
