/** A wholesale package, in our units; `raw` problems are reported by the adapter, one package at a time. */
export type ProviderPackage = {
  code: string;
  name: string;
  /** alpha-2, or the provider's region code. */
  locationCode: string;
  countries: string[];
  networks: Array<{ country: string; operators: Array<{ name: string; generation: string }> }>;
  /** 1/10000 USD; of one day for daily packages. */
  priceUsdE4: number;
  /** Of the whole validity, or of each day for daily packages. */
  dataBytes: number;
  days: number;
  /** total: all the data at once · daily-slowed, daily-cut, daily-unlimited: sold by the day */
  dataType: "total" | "daily-slowed" | "daily-cut" | "daily-unlimited";
  reducedSpeedKbps: number | null;
  speed: string;
  starts: "installation" | "first-connection" | "purchase";
  topUp: "none" | "data-and-days" | "days";
  unusedValidDays: number;
  egressCountries: string[];
};

export type PackageListing = {
  packages: ProviderPackage[];
  /** How many the provider sent, good or not. */
  received: number;
  skipped: Array<{ package: string; reason: string }>;
};

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
  listPackages(): Promise<PackageListing>;
  placeOrder(request: ProviderOrderRequest): Promise<ProviderOrder>;
  /** The order that carries our reference, when an answer never came; looks from `since` on. */
  findOrder(transaction: string, since: Date): Promise<ProviderOrder | { outcome: "not-found" }>;
  fetchOrder(order: string): Promise<ProviderAllocation>;
  fetchEsim(esim: string): Promise<ProviderReading>;
};
