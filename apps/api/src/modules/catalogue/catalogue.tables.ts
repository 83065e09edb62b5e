import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type Coverage = Array<{ code: string; networks: Array<{ name: string; generation: string }> }>;

type DestinationTable = {
  code: string;
  kind: "country" | "region";
  name_fr: string;
  name_en: string;
  name_ar: string;
  countries: string[];
  popular_rank: number | null;
};

export type PlanTable = {
  code: string;
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
  price_dzd: number;
  price_usd: number;
  fingerprint: string;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type SyncSkipped = Array<{ package: string; reason: string }>;

export type CatalogueTables = {
  destination: DestinationTable;
  plan: PlanTable;
  catalogue_sync: {
    id: string;
    finished_at: Timestamp;
    received: number;
    added: number;
    changed: number;
    withdrawn: number;
    skipped: JSONColumnType<SyncSkipped>;
  };
  catalogue_revision: { only_one: Generated<boolean>; revision: number; changed_at: Timestamp };
};
