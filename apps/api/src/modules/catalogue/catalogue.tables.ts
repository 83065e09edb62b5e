import type { Names } from "@rihla/contract";
import type { GivingBack } from "@rihla/contract/rules/giving-back";
import type { PlanStart } from "@rihla/contract/rules/install-time";
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from "kysely";
import type { Handicaps } from "./pick-offer.ts";
import type { PriceRate, PriceRule } from "./price-book.ts";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type Coverage = Array<{ code: string; networks: Array<{ name: string; generation: string }> }>;

type DestinationTable = {
  code: string;
  kind: "country" | "region";
  names: JSONColumnType<Names>;
  countries: string[];
  popularRank: number | null;
  planCount: ColumnType<number, number | undefined, number>;
  lowestPrices: ColumnType<Record<string, number>, string | undefined, string>;
};

export type PlanTable = {
  code: string;
  /** Null until an older plan's package is next seen on its provider's list. */
  promise: ColumnType<string | null, string, string>;
  destinationCode: string;
  kind: "fixed" | "unlimited";
  tier: "lite" | "boost" | "turbo" | "max" | "standard" | null;
  dataBytes: number;
  days: number | null;
  reducedSpeedKbps: number | null;
  speed: string;
  topUp: "none" | "data-and-days" | "days";
  starts: PlanStart;
  unusedValidDays: number;
  /** Of the offer that it is sold by, as the next is. */
  givingBack: ColumnType<GivingBack, GivingBack | undefined, GivingBack>;
  coverage: JSONColumnType<Coverage>;
  egressCountries: string[];
  provider: string;
  providerPackage: string;
  wholesaleUsdE4: number;
  prices: JSONColumnType<Record<string, number>>;
  priceBook: number;
  priceRule: string;
  fingerprint: string;
  withdrawnAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
};

export type PlanOfferTable = {
  provider: string;
  providerPackage: string;
  planCode: string;
  wholesaleUsdE4: number;
  unusedValidDays: number;
  givingBack: ColumnType<GivingBack, GivingBack | undefined, GivingBack>;
  coverage: JSONColumnType<Coverage>;
  egressCountries: string[];
  fingerprint: string;
  withdrawnAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
};

export type SyncSkipped = Array<{ provider: string; package: string; reason: string }>;

/** What one provider's list had; with an `error` nothing of it was taken over. */
export type ProviderList = { provider: string; received: number; offers: number; error?: string };

/** A plan that a sync changed; prices are wholesale, 1/10000 USD. */
export type SyncDifference = {
  plan: string;
  change: "added" | "price" | "content" | "withdrawn";
  before?: number;
  after?: number;
};

/** What a currency costs: 1/10000 of it for one dollar. What it is stands in the contract's table. */
export type CurrencyTable = { code: string; perUsdE4: number };

/** What the shop doesn't sell, whatever suppliers offer. */
export type HidingKind = "plan" | "place";
export type HidingTable = {
  id: string;
  kind: HidingKind;
  code: string;
  /** Those who have bought it can't top it up either. */
  endsTopUps: boolean;
  who: string;
  why: string;
  hiddenAt: Generated<Date>;
  shownAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
};

export type CatalogueTables = {
  hiding: HidingTable;
  currency: CurrencyTable;
  priceBook: {
    version: Generated<number>;
    rules: JSONColumnType<PriceRule[]>;
    rates: JSONColumnType<PriceRate[]>;
    handicaps: ColumnType<Handicaps, string | undefined, string>;
    createdAt: Timestamp;
  };
  destination: DestinationTable;
  plan: PlanTable;
  planOffer: PlanOfferTable;
  catalogueSync: {
    id: string;
    finishedAt: Timestamp;
    received: number;
    added: number;
    changed: number;
    withdrawn: number;
    skipped: JSONColumnType<SyncSkipped>;
    differences: JSONColumnType<SyncDifference[]>;
    providers: JSONColumnType<ProviderList[]>;
    error: string | null;
  };
  catalogueRevision: { onlyOne: Generated<boolean>; revision: number; changedAt: Timestamp };
};
