export type ProviderOrderRequest = {
  /** Our reference, the same on every try. */
  transaction: string;
  packageCode: string;
  /** For packages sold by the day. */
  periodDays: number | null;
};

/** A timeout or an answer that can't be read is `unknown`: the order may exist. */
export type ProviderOrder =
  | { outcome: "accepted"; order: string }
  | { outcome: "refused"; code: string }
  | { outcome: "unknown"; reason: string };

export type ProviderEsim = {
  esim: string;
  transaction: string | null;
  iccid: string;
  activationCode: string;
  apn: string | null;
  eid: string | null;
  smdpState: string;
  planState: string;
  totalBytes: number | null;
  usedBytes: number;
  /** Before it starts the last moment to install it, afterwards its end. */
  expiresAt: Date | null;
};

export type ProviderAllocation =
  | { outcome: "issued"; esims: ProviderEsim[] }
  | { outcome: "pending" }
  | { outcome: "not-found" }
  | { outcome: "unknown"; reason: string };

export type ProviderReading =
  | { outcome: "read"; esim: ProviderEsim }
  | { outcome: "not-found" }
  | { outcome: "unknown"; reason: string };

/** A wholesale eSIM supplier. No call is made within a transaction. */
export type EsimProvider = {
  name: string;
  placeOrder(request: ProviderOrderRequest): Promise<ProviderOrder>;
  /** The order that carries our reference, when an answer never came; looks from `since` on. */
  findOrder(transaction: string, since: Date): Promise<ProviderOrder | { outcome: "not-found" }>;
  fetchOrder(order: string): Promise<ProviderAllocation>;
  fetchEsim(esim: string): Promise<ProviderReading>;
  /** Tells the provider where to send events; it checks that the address answers. Throws when it can't be told. */
  registerWebhook(url: string): Promise<void>;
};
