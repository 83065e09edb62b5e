import type { Language, Names, PaymentMethod, Plan } from "@rihla/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type OrderTable = {
  id: string;
  number: string;
  status: "open" | "placed" | "closed";
  close_reason: "expired" | "cancelled" | "refunded" | null;
  email: string;
  billing_name: string;
  billing_phone: string;
  billing_country: string;
  language: Language;
  currency: string;
  subtotal: number;
  service_fee: number;
  discount: number;
  coupon_discount: number;
  total: number;
  payment_method: PaymentMethod;
  /** Of the moment it was placed; each attempt to pay has its own. */
  payment_gateway: string;
  newsletter: boolean;
  compatibility_confirmed_at: ColumnType<Date, Date, never>;
  terms_accepted_at: ColumnType<Date, Date, never>;
  idempotency_key: string;
  request_hash: string;
  payable_until: ColumnType<Date, Date, Date>;
  created_at: Timestamp;
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type OrderLineTable = {
  id: string;
  order_id: string;
  position: number;
  plan: JSONColumnType<Plan>;
  destination_names: JSONColumnType<Names>;
  flag: string | null;
  provider: string;
  provider_package: string;
  wholesale_usd_e4: number;
  price_book: number;
  price_rule: string;
  quantity: number;
  days: number;
  sold_by_day: boolean;
  unit_price: number;
  total: number;
};

export type OrderTables = {
  customer_order: OrderTable;
  order_line: OrderLineTable;
  order_history: {
    id: Generated<number>;
    order_id: string;
    from_status: string | null;
    to_status: string;
    reason: string;
    at: Timestamp;
  };
};
