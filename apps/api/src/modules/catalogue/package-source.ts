import type { PlanStart } from "@rihla/contract/rules/install-time";

/** A wholesale package in our words and units. */
export type ProviderPackage = {
  /** What an order names. */
  code: string;
  /** Our code: a country's alpha-2, or one of our regions. */
  destination: string;
  /** alpha-2 of every country it works in. */
  countries: string[];
  networks: Array<{ country: string; operators: Array<{ name: string; generation: string }> }>;
  /** What we pay, in 1/10000 USD; of one day for daily packages. */
  priceUsdE4: number;
  /** Of the whole validity, or of each day for daily packages. */
  dataBytes: number;
  days: number;
  /** total: all the data at once · daily-slowed, daily-cut, daily-unlimited: sold by the day */
  dataType: "total" | "daily-slowed" | "daily-cut" | "daily-unlimited";
  reducedSpeedKbps: number | null;
  /** Fastest generation: 3G, 4G, 5G. */
  speed: string;
  starts: PlanStart;
  topUp: "none" | "data-and-days" | "days";
  unusedValidDays: number;
  egressCountries: string[];
};

export type PackageListing = {
  packages: ProviderPackage[];
  /** How many the provider sent, good or not. */
  received: number;
  /** Packages that can't be read or can't be promised, and why. */
  skipped: Array<{ package: string; reason: string }>;
};

/** A wholesale supplier's whole list. Slow; never asked for a shopper's request. Throws when it does not come whole. */
export type PackageSource = { name: string; listPackages(): Promise<PackageListing> };
