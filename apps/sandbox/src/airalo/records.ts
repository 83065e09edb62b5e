/** What Airalo keeps. Times are milliseconds of the world's clock, money is US cents, data is MB. */

export type Order = {
  id: number;
  /** `20261120-000001` */
  code: string;
  /** Of orders that were placed to be made later. */
  requestId: string | null;
  type: "sim" | "topup";
  packageId: string;
  title: string;
  data: string;
  days: number;
  quantity: number;
  description: string;
  brand: string | null;
  /** For all of them together. */
  priceCents: number;
  netCents: number;
  createdAt: number;
  iccids: string[];
};

/** Accepted and not made yet. */
export type Request = {
  requestId: string;
  packageId: string;
  quantity: number;
  description: string;
  brand: string | null;
  webhookUrl: string;
  acceptedAt: number;
  readyAt: number;
};

export type Purchase = {
  orderId: number;
  packageId: string;
  title: string;
  megabytes: number;
  days: number;
  boughtAt: number;
};

export type Sim = {
  id: number;
  iccid: string;
  orderId: number;
  matchingId: string;
  /** The package it was made for, which says whose networks and rules it has. */
  packageId: string;
  startsAt: "first-usage" | "installation";
  isUnlimited: boolean;
  createdAt: number;
  installedAt: number | null;
  activatedAt: number | null;
  /** Null until it is active. */
  expiresAt: number | null;
  expiredAt: number | null;
  finishedAt: number | null;
  recycledAt: number | null;
  totalMegabytes: number;
  days: number;
  usedMegabytes: number;
  purchases: Purchase[];
  /** What was already pushed: `75%`, `3days` … */
  announced: string[];
  /** The usage as it was last told, when answers are kept. */
  told: { at: number; answer: object } | null;
};

export type Refund = {
  id: string;
  iccids: string[];
  reason: string;
  notes: string;
  status: "pending" | "accepted" | "refused";
  createdAt: number;
};

export type OptIn = { type: string; target: string; levels: number[]; language: string };

export type Token = { token: string; expiresAt: number };

export type AiraloSwitches = {
  balanceCents: number;
  /** How long an order that is to be made later takes. */
  allocationMs: number;
  /** The same number comes as text from one call and as a number from another. */
  numbersAs: "mixed" | "number" | "string";
  /** 0: no limit. Real time. */
  tokensPerMinute: number;
  packagesPerMinute: number;
  usagePerMinute: number;
  /** How long the same usage is told again; 0: it is always fresh. */
  usageCacheSeconds: number;
  /** `php`: exactly what was signed. `plain`: without PHP's escapes, which were signed all the same. */
  webhookBody: "php" | "plain";
};
