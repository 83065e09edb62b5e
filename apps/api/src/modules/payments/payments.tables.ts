import type { Language, PaymentMethod } from "@rihla/contract";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type PaymentStatus = "pending" | "paid" | "declined" | "refunded";
export type RefundStatus = "requested" | "sent" | "done" | "manual";

export type PaymentTable = {
  id: string;
  order_id: string;
  order_number: string;
  method: PaymentMethod;
  gateway: string;
  status: PaymentStatus;
  amount: number;
  currency: string;
  language: Language;
  gateway_order_number: string;
  gateway_ref: string | null;
  redirect_url: string | null;
  idempotency_key: string;
  settles_order: ColumnType<boolean, boolean | undefined, boolean>;
  review_reason: string | null;
  settled_by_hand: ColumnType<string | null, string | null | undefined, string | null>;
  acknowledged_at: OptionalTimestamp;
  gateway_message: string | null;
  approval_code: string | null;
  declined_reason: string | null;
  session_ends_at: ColumnType<Date, Date, Date>;
  checks: ColumnType<number, number | undefined, number>;
  checked_at: OptionalTimestamp;
  next_check_at: OptionalTimestamp;
  created_at: Timestamp;
  paid_at: OptionalTimestamp;
};

export type RefundTable = {
  id: string;
  payment_id: string;
  cause: string;
  amount: number;
  status: RefundStatus;
  note: string | null;
  created_at: Timestamp;
  sent_at: OptionalTimestamp;
  done_at: OptionalTimestamp;
};

export type PaymentTables = {
  payment: PaymentTable;
  payment_history: {
    id: Generated<number>;
    payment_id: string;
    from_status: string | null;
    to_status: string;
    reason: string;
    at: Timestamp;
  };
  refund: RefundTable;
};
