import type { EsimNotificationKind, EsimStatus, Failure, Names, Plan } from "@rihla/contract";
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
  /** When its buyer was told that it came or was refused. */
  endToldAt: ColumnType<Date | null, undefined, Date>;
  attempts: ColumnType<number, number | undefined, number>;
  nextAttemptAt: OptionalTimestamp;
  leaseUntil: OptionalTimestamp;
  providerTransaction: string;
  /** The eSIM whose order at the provider this one is part of; null: it leads its own. */
  /** Providers that ordered nothing for it. */
  refusedBy: ColumnType<string[], string[] | undefined, string[]>;
  orderedWith: ColumnType<string | null, string | null | undefined, string | null>;
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
  /** Whether its code can be loaded, as its provider says; null where that doesn't tell. */
  codeIsFree: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** The eSIM that came in its place. */
  replacedBy: ColumnType<string | null, string | null | undefined, string>;
  readAt: OptionalTimestamp;
  askedAt: OptionalTimestamp;
  expiresAt: OptionalTimestamp;
  createdAt: Timestamp;
  erasedAt: OptionalTimestamp;
  /** As it was last noted; null before the first reading. */
  status: ColumnType<EsimStatus | null, EsimStatus | undefined, EsimStatus>;
  /** When it was first seen on a network; exactly, or only noticed then. */
  connectedAt: OptionalTimestamp;
  connectedExactly: ColumnType<boolean | null, boolean | undefined, boolean>;
  /** When whoever holds it said that it is installed, for its provider does not tell. */
  saidInstalledAt: ColumnType<Date | null, never, Date | null>;
  /** When its provider is asked by itself; null: nothing more can change. */
  nextLookAt: OptionalTimestamp;
  /** When its data will probably be used up, as foretold at the last reading. */
  dataEndsAt: OptionalTimestamp;
};

/** A tenth of the data is left: noted like an alert and told to nobody. */
export type NotedKind = EsimNotificationKind | "left-10";

type AlertTable = {
  id: string;
  esimId: string;
  kind: NotedKind;
  at: Timestamp;
  /** The alert whose mail tells this one, too, and since when that is so. */
  toldWith: ColumnType<string | null, string | undefined, string>;
  toldAt: OptionalTimestamp;
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
  /** When people at the provider were asked to decide. */
  handedOverAt: OptionalTimestamp;
  /** When its buyer was told that it takes long. */
  toldLateAt: OptionalTimestamp;
};

type FailureTable = {
  esimId: string;
  what: Failure;
  said: string | null;
  /** The customer whose wallet the money goes into; null: the way it came. */
  walletOf: string | null;
  status: "with_support" | "given_back" | "refused";
  note: string;
  createdAt: Timestamp;
  endedAt: OptionalTimestamp;
  /** The customer who said so, signed in as the order's e-mail; null: a guest. */
  askedBy: ColumnType<string | null, string | null | undefined, never>;
  /** Keyed digest of where it was asked from. */
  network: ColumnType<string | null, string | null | undefined, null>;
  /** Keyed digest of the card that paid, where its gateway shows one. */
  card: ColumnType<string | null, never, string | null>;
  /** What it took of the day's sum, minor units of dinars; null where the shop did not decide by itself. */
  counted: ColumnType<number | null, never, number | null>;
  /** When its provider is asked next whether it is used all the same, and when that was seen first. */
  lookAt: ColumnType<Date | null, never, Date | null>;
  usedAfterAt: ColumnType<Date | null, never, Date | null>;
};

export type EsimTables = {
  esimUsage: { esimId: string; at: ColumnType<Date, Date, never>; usedBytes: number };
  esimAlert: AlertTable;
  esimStatusChange: {
    id: Generated<number>;
    esimId: string;
    status: EsimStatus;
    saidState: string | null;
    at: Timestamp;
  };
  esimCancellation: CancellationTable;
  esimFailure: FailureTable;
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
