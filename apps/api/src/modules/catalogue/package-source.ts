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

/** Where plans come from: a wholesale supplier's whole list, in one answer. Slow; never asked for a shopper's request. */
export type PackageSource = { name: string; listPackages(): Promise<PackageListing> };
