/** What the supplier keeps. Times are milliseconds of the world's clock, money is 1/10000 USD, data is bytes. */

/** `price` is what one unit cost when it was ordered. */
export type OrderLine = { packageCode: string; count: number; periodNum: number; price: number };

export type Order = {
  orderNo: string;
  transactionId: string;
  createdAt: number;
  readyAt: number;
  amount: number;
  lines: OrderLine[];
  total: number;
  esimTranNos: string[];
  /** A batch that stopped halfway shows what it has, when told to; normally everything or 200010. */
  showsPartOfBatch: boolean;
};

export type SmdpStatus = "RELEASED" | "DOWNLOAD" | "INSTALLATION" | "ENABLED" | "DISABLED" | "DELETED";

export type EsimStatus =
  | "GOT_RESOURCE"
  | "IN_USE"
  | "USED_UP"
  | "USED_EXPIRED"
  | "UNUSED_EXPIRED"
  | "SUSPENDED"
  | "CANCEL"
  | "REVOKED";

/** What was bought for the profile: the first package, then its top-ups. */
type Purchase = {
  packageName: string;
  packageCode: string;
  slug: string;
  duration: number;
  volume: number;
  locationCode: string;
  createdAt: number;
  esimTranNo: string;
  transactionId: string;
  price: number;
};

export type Esim = {
  esimTranNo: string;
  orderNo: string;
  transactionId: string;
  iccid: string;
  imsi: string;
  ac: string;
  eid: string;
  pin: string;
  puk: string;
  smsStatus: number;
  dataType: number;
  activeType: number;
  supportTopUpType: number;
  fupPolicy: string;
  ipExport: string;
  locationCode: string;
  createdAt: number;
  installedAt: number | null;
  activatedAt: number | null;
  /** Until activation: activate by then. Afterwards: the plan's end. */
  expiresAt: number;
  totalVolume: number;
  /** Days. */
  totalDuration: number;
  orderUsage: number;
  smdpStatus: SmdpStatus;
  esimStatus: EsimStatus;
  statusBeforeSuspension: EsimStatus | null;
  /** Shares of data used (50, 80, 90) that were already announced. */
  announced: number[];
  /** Fields of its answer that lie. */
  misreport?: Record<string, unknown>;
  purchases: Purchase[];
};

/** The answer given to a top-up, so that the same transactionId gets it again. */
export type TopUp = { transactionId: string; answer: object };

export type EsimAccessSwitches = {
  allocationMs: number;
  balance: number;
  requireSignature: boolean;
  /** 0: no limit. */
  callsPerSecond: number;
  webhookUrl: string;
  /** What a repeated transactionId gets: observers disagree about the real supplier. */
  repeatedTransaction: "same-order" | "310402";
};
