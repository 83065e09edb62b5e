import type { ColumnType, JSONColumnType } from "kysely";

/** Minor units by currency. */
export type Amounts = Readonly<Record<string, number>>;

export type CouponTable = {
  id: string;
  code: string;
  percent: number | null;
  amounts: JSONColumnType<Amounts> | null;
  minimums: JSONColumnType<Amounts>;
  plans: string[] | null;
  destinations: string[] | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  usesLeft: number | null;
  maxUsesEach: number | null;
  blockedAt: Date | null;
  createdAt: ColumnType<Date, Date | undefined, never>;
};

export type CouponTables = {
  coupon: CouponTable;
  couponUse: { orderId: string; couponId: string; person: string | null; nth: number | null };
};
