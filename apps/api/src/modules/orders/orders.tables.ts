import type { DeviceCheck, Language, Names, PaymentMethod, Plan, RechargeEffect } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type OrderTable = {
  id: string;
  number: string;
  status: "open" | "placed" | "closed";
  closeReason: "expired" | "cancelled" | "refunded" | null;
  email: string;
  billingName: string;
  billingPhone: string;
  billingCountry: string;
  language: Language;
  currency: string;
  subtotal: number;
  serviceFee: number;
  discount: number;
  couponDiscount: number;
  couponCode: ColumnType<string | null, string | null | undefined, string | null>;
  total: number;
  /** Both of the moment it was placed, where its buyer had chosen by then; each attempt to pay has its own. */
  paymentMethod: PaymentMethod | "voucher" | null;
  paymentGateway: string | null;
  /** Whom it is billed to, where that is a company; its owner may change it once after paying. */
  company: ColumnType<Company | null, Company | null | undefined, Company | null>;
  companyChangedAt: ColumnType<Date | null, never, Date>;
  newsletter: boolean;
  /** What the buyer found out about the phone before paying. */
  deviceCheck: ColumnType<DeviceCheck | null, DeviceCheck | null, null>;
  compatibilityConfirmedAt: ColumnType<Date, Date, never>;
  termsAcceptedAt: ColumnType<Date, Date, never>;
  idempotencyKey: string;
  requestHash: string;
  payableUntil: ColumnType<Date, Date, Date>;
  /** While somebody else may pay it by a link; `payableUntil` is the same then. */
  paymentLinkEndsAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Timestamp;
  /** Placed or paid for by who had proven the e-mail, or paid by anybody. */
  knownToOwner: ColumnType<boolean, boolean | undefined, boolean>;
  /** Placed by a session of its e-mail, or taken up by one that brought the secret. */
  claimedByOwner: ColumnType<boolean, boolean | undefined, boolean>;
  /** From then on its secret opens nothing. */
  secretEndedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  erasedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its buyer was reminded that it waits. */
  remindedAt: ColumnType<Date | null, never, Date>;
  /** When its buyer was told by mail that the money has come. */
  confirmedAt: ColumnType<Date | null, never, Date>;
  /** When it was asked for that its buyer is told that eSIMs take longer than usual. */
  toldLateAt: ColumnType<Date | null, never, Date>;
};

export type OrderLineTable = {
  id: string;
  orderId: string;
  position: number;
  plan: JSONColumnType<Plan>;
  destinationNames: JSONColumnType<Names>;
  flag: string | null;
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  priceBook: number;
  priceRule: string;
  quantity: number;
  days: number;
  soldByDay: boolean;
  unitPrice: number;
  total: number;
  /** What of the order's coupon discount falls on the line. */
  couponDiscount: ColumnType<number, number | undefined, number>;
  /** The eSIM that it tops up, and how; null where it is for new ones. */
  topsUp: ColumnType<string | null, string | null | undefined, string | null>;
  topUpEffect: ColumnType<RechargeEffect | null, RechargeEffect | null | undefined, RechargeEffect | null>;
};

export type PaymentLinkTable = {
  id: string;
  orderId: string;
  tokenHash: string;
  endsAt: ColumnType<Date, Date, never>;
  withdrawnAt: Date | null;
  createdAt: ColumnType<Date, Date | undefined, never>;
};

export type OrderTables = {
  customerOrder: OrderTable;
  orderLine: OrderLineTable;
  paymentLink: PaymentLinkTable;
  paymentByLink: {
    paymentId: string;
    linkId: string;
    /** Two who hold the link were led to its page: nobody knows whose card paid. */
    shared: boolean;
    termsAcceptedAt: ColumnType<Date, Date | undefined, never>;
  };
  payerAddress: {
    paymentId: string;
    email: string;
    /** Until when its owner hears of money that goes back; null: for the receipt only. */
    keptUntil: ColumnType<Date | null, Date | null, Date | null>;
    createdAt: ColumnType<Date, Date | undefined, never>;
  };
  orderHistory: {
    id: Generated<number>;
    orderId: string;
    fromStatus: string | null;
    toStatus: string;
    reason: string;
    at: Timestamp;
  };
};
