import type { Names } from "@rihla/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Handicaps } from "./pick-offer.ts";
import type { PriceRate, PriceRule } from "./price-book.ts";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type Coverage = Array<{ code: string; networks: Array<{ name: string; generation: string }> }>;

type DestinationTable = {
  code: string;
  kind: "country" | "region";
  names: JSONColumnType<Names>;
  countries: string[];
  popular_rank: number | null;
  plan_count: ColumnType<number, number | undefined, number>;
  lowest_prices: ColumnType<Record<string, number>, string | undefined, string>;
};

export type PlanTable = {
  code: string;
  /** Null until an older plan's package is next seen on its provider's list. */
  promise: ColumnType<string | null, string, string>;
  destination_code: string;
  kind: "fixed" | "unlimited";
  tier: "lite" | "boost" | "turbo" | "max" | "standard" | null;
  data_bytes: number;
  days: number | null;
  reduced_speed_kbps: number | null;
  speed: string;
  top_up: "none" | "data-and-days" | "days";
  starts: "installation" | "first-connection" | "purchase";
  unused_valid_days: number;
  coverage: JSONColumnType<Coverage>;
  egress_countries: string[];
  provider: string;
  provider_package: string;
  wholesale_usd_e4: number;
  prices: JSONColumnType<Record<string, number>>;
  price_book: number;
  price_rule: string;
  fingerprint: string;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type PlanOfferTable = {
  provider: string;
  provider_package: string;
  plan_code: string;
  wholesale_usd_e4: number;
  unused_valid_days: number;
  coverage: JSONColumnType<Coverage>;
  egress_countries: string[];
  fingerprint: string;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
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
export type CurrencyTable = { code: string; per_usd_e4: number };

export type CatalogueTables = {
  currency: CurrencyTable;
  price_book: {
    version: Generated<number>;
    rules: JSONColumnType<PriceRule[]>;
    rates: JSONColumnType<PriceRate[]>;
    handicaps: ColumnType<Handicaps, string | undefined, string>;
    created_at: Timestamp;
  };
  destination: DestinationTable;
  plan: PlanTable;
  plan_offer: PlanOfferTable;
  catalogue_sync: {
    id: string;
    finished_at: Timestamp;
    received: number;
    added: number;
    changed: number;
    withdrawn: number;
    skipped: JSONColumnType<SyncSkipped>;
    differences: JSONColumnType<SyncDifference[]>;
    providers: JSONColumnType<ProviderList[]>;
    error: string | null;
  };
  catalogue_revision: { only_one: Generated<boolean>; revision: number; changed_at: Timestamp };
};
