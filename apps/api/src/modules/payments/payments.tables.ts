import type { Language, PaymentMethod, RefundDestination, RefusalCause } from "@rihla/contract";
import type { ColumnType, Generated, Selectable } from "kysely";
import type { DisputeTables } from "./disputes/disputes.tables.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type PaymentStatus = "pending" | "paid" | "declined" | "refunded";
export type RefundStatus = "requested" | "sent" | "done" | "manual";

/** What `orderId` and `orderNumber` of a payment name. */
export type PaidFor = "order" | "top-up";

export type PaymentTable = {
  id: string;
  paysFor: ColumnType<PaidFor, PaidFor | undefined, never>;
  orderId: string;
  orderNumber: string;
  /** Counts the attempts for one order; null for older ones. */
  attempt: ColumnType<number | null, number, never>;
  method: PaymentMethod;
  gateway: string;
  status: PaymentStatus;
  amount: number;
  currency: string;
  language: Language;
  returnPath: ColumnType<string, string | undefined, never>;
  gatewayOrderNumber: string;
  gatewayRef: string | null;
  redirectUrl: string | null;
  idempotencyKey: string;
  settlesOrder: ColumnType<boolean, boolean | undefined, boolean>;
  reviewReason: string | null;
  settledByHand: ColumnType<string | null, string | null | undefined, string | null>;
  acknowledgedAt: OptionalTimestamp;
  awaitsPayer: ColumnType<boolean, boolean | undefined, boolean>;
  /** Since when its gateway has the money or awaits it from elsewhere, the payer having done their part. */
  heldSince: OptionalTimestamp;
  gatewayMessage: string | null;
  approvalCode: string | null;
  card: ColumnType<string | null, string | null | undefined, string | null>;
  declinedReason: string | null;
  /** What was wrong with the card or account that was refused last. */
  refusalCause: ColumnType<RefusalCause | null, RefusalCause | null | undefined, RefusalCause | null>;
  sessionEndsAt: ColumnType<Date, Date, Date>;
  checks: ColumnType<number, number | undefined, number>;
  checkedAt: OptionalTimestamp;
  nextCheckAt: OptionalTimestamp;
  createdAt: Timestamp;
  paidAt: OptionalTimestamp;
};

export type PaymentRow = Selectable<PaymentTable>;

export type RefundTable = {
  id: string;
  paymentId: string;
  cause: string;
  amount: number;
  destination: ColumnType<RefundDestination, RefundDestination | undefined, RefundDestination>;
  /** The customer whose wallet it goes into, where that is its destination. */
  walletOf: ColumnType<string | null, string | null | undefined, string | null>;
  status: RefundStatus;
  note: string | null;
  createdAt: Timestamp;
  sentAt: OptionalTimestamp;
  doneAt: OptionalTimestamp;
  nextLookAt: OptionalTimestamp;
  notTakenAt: OptionalTimestamp;
  /** Taken by the gateway, and not yet at the card's bank. */
  pending: ColumnType<boolean, boolean | undefined, boolean>;
  /** When it was refused or came back: the money is certainly ours again. */
  failedAt: OptionalTimestamp;
  /** Until then its owner may choose the wallet instead. */
  sendAfter: OptionalTimestamp;
};

export type PaymentStartTable = {
  id: Generated<number>;
  paymentId: string;
  at: Timestamp;
  /** The order's own secret. */
  broughtSecret: boolean;
  /** Signed in as the order's e-mail, or as the owner of the wallet that is filled. */
  customerId: string | null;
  /** By a payment link's token alone, whoever else the payer is. */
  byLink: boolean;
};

export type PaymentTables = DisputeTables & {
  payment: PaymentTable;
  paymentStart: PaymentStartTable;
  paymentHistory: {
    id: Generated<number>;
    paymentId: string;
    fromStatus: string | null;
    toStatus: string;
    reason: string;
    at: Timestamp;
  };
  refund: RefundTable;
};
