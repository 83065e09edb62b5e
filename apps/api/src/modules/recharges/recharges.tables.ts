import type { Plan, RechargeEffect } from "@rihla/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type RechargeOfferTable = {
  esimId: string;
  planCode: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  dataBytes: number;
  /** Null where sold by the day. */
  days: number | null;
  effect: RechargeEffect;
  readAt: ColumnType<Date, Date, Date>;
};

export type RechargeTable = {
  /** Our reference at the supplier. */
  id: string;
  esimId: string;
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  plan: JSONColumnType<Plan>;
  days: number;
  effect: RechargeEffect;
  provider: string;
  providerPackage: string;
  periodDays: number | null;
  status: "waiting" | "requested" | "done" | "refused";
  refusalCode: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: ColumnType<number, number | undefined, number>;
  nextAttemptAt: OptionalTimestamp;
  leaseUntil: OptionalTimestamp;
  requestedAt: OptionalTimestamp;
  sentAt: OptionalTimestamp;
  endedAt: OptionalTimestamp;
  providerTopUp: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: Timestamp;
};

export type RechargeTables = {
  rechargeOffer: RechargeOfferTable;
  recharge: RechargeTable;
  rechargeHistory: {
    id: Generated<number>;
    rechargeId: string;
    fromStatus: string | null;
    toStatus: string;
    reason: string;
    at: Timestamp;
  };
};
