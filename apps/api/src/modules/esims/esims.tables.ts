import type { Names, Plan } from "@rihla/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { PlanState, ProfileState } from "./esim-provider.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type Provisioning = "waiting" | "requested" | "issued" | "refused";

export type EsimTable = {
  id: string;
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  position: number;
  /** What its owner calls it. */
  label: ColumnType<string | null, string | null | undefined, string | null>;
  email: string;
  plan: JSONColumnType<Plan>;
  destinationNames: JSONColumnType<Names>;
  flag: string | null;
  days: number;
  provider: string;
  providerPackage: string;
  periodDays: number | null;
  provisioning: Provisioning;
  refusalCode: string | null;
  attempts: ColumnType<number, number | undefined, number>;
  nextAttemptAt: OptionalTimestamp;
  leaseUntil: OptionalTimestamp;
  providerTransaction: string;
  providerOrder: string | null;
  providerEsim: string | null;
  requestedAt: OptionalTimestamp;
  sentAt: OptionalTimestamp;
  issuedAt: OptionalTimestamp;
  iccid: string | null;
  activationCode: string | null;
  apn: string | null;
  eid: string | null;
  profileState: ProfileState | null;
  planState: PlanState | null;
  /** The provider's own words for both, for support. */
  saidState: ColumnType<string | null, string | null | undefined, string | null>;
  totalBytes: number | null;
  usedBytes: ColumnType<number, number | undefined, number>;
  readAt: OptionalTimestamp;
  askedAt: OptionalTimestamp;
  expiresAt: OptionalTimestamp;
  createdAt: Timestamp;
  erasedAt: OptionalTimestamp;
};

/** What is left to spend at a supplier, 1/10000 USD, and since when that is too little. */
type SupplierCreditTable = {
  provider: string;
  balanceUsdE4: ColumnType<number | null, number | undefined, number>;
  readAt: OptionalTimestamp;
  shortSince: OptionalTimestamp;
};

type CancellationTable = {
  esimId: string;
  /** The customer whose wallet the money goes into; null: the way it came. */
  walletOf: string | null;
  status: "asked" | "done" | "refused";
  /** What the provider said last. */
  note: string | null;
  createdAt: Timestamp;
  nextAttemptAt: OptionalTimestamp;
  endedAt: OptionalTimestamp;
};

export type EsimTables = {
  esimCancellation: CancellationTable;
  supplierCredit: SupplierCreditTable;
  esim: EsimTable;
  esimHistory: {
    id: Generated<number>;
    esimId: string;
    fromProvisioning: string | null;
    toProvisioning: string;
    reason: string;
    at: Timestamp;
  };
};
