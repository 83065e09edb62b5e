/** What eSIM Go keeps. Times are milliseconds of the world's clock, money is cents, data is bytes. */

/** One bundle on one eSIM. */
export type Assignment = {
  id: string;
  reference: string;
  name: string;
  state: "processing" | "queued" | "active" | "depleted" | "expired" | "revoked" | "lapsed";
  initial: number;
  remaining: number;
  days: number;
  assignedAt: number;
  startedAt: number | null;
  endsAt: number | null;
  /** Percent used that were told already. */
  announced: number[];
};

export type Esim = {
  iccid: string;
  matchingId: string;
  customerRef: string;
  createdAt: number;
  profile: "released" | "downloaded" | "installed" | "deleted";
  firstInstalledAt: number | null;
  attachedAt: number | null;
  /** Back with the supplier: the account does not see it any more. */
  isReturned: boolean;
  bundles: Assignment[];
};

export type Line = { item: string; quantity: number; iccids: string[]; isTopUp: boolean; unitCents: number };

export type Order = { reference: string; createdAt: number; assigned: boolean; lines: Line[] };

export type EsimGoSwitches = {
  balanceCents: number;
  currency: string;
  /** 0: no limit. Real time. */
  callsPerSecond: number;
  /** How long a bundle that was just assigned is shown as processing; the eSIM can be installed meanwhile. */
  processingMs: number;
  /** The SM-DP+ platforms call the same things differently. */
  profileWords: "installed" | "enabled";
  /** Whether this account gets the price of unused bundles back, which has to be agreed with the supplier. */
  refunds: boolean;
  /** What the account's portal is told; empty: no callbacks. V2 is not signed. */
  callbackUrl: string;
  callbackVersion: "V3" | "V2";
  /** How the callbacks' signature is written; their own pages show both. */
  signatureAs: "base64" | "hex";
  /** `number`: without quotes, as a careless serialiser writes it. */
  iccidAs: "string" | "number";
};
