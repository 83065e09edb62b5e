import type { Names, Plan } from "@rihla/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { PlanState, ProfileState } from "./esim-provider.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type Provisioning = "waiting" | "requested" | "issued" | "refused";

export type EsimTable = {
  id: string;
  order_id: string;
  order_number: string;
  order_line_id: string;
  position: number;
  email: string;
  plan: JSONColumnType<Plan>;
  destination_names: JSONColumnType<Names>;
  flag: string | null;
  days: number;
  provider: string;
  provider_package: string;
  period_days: number | null;
  provisioning: Provisioning;
  refusal_code: string | null;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: OptionalTimestamp;
  lease_until: OptionalTimestamp;
  provider_transaction: string;
  provider_order: string | null;
  provider_esim: string | null;
  requested_at: OptionalTimestamp;
  sent_at: OptionalTimestamp;
  issued_at: OptionalTimestamp;
  iccid: string | null;
  activation_code: string | null;
  apn: string | null;
  eid: string | null;
  profile_state: ProfileState | null;
  plan_state: PlanState | null;
  /** The provider's own words for both, for support. */
  said_state: ColumnType<string | null, string | null | undefined, string | null>;
  total_bytes: number | null;
  used_bytes: ColumnType<number, number | undefined, number>;
  read_at: OptionalTimestamp;
  asked_at: OptionalTimestamp;
  expires_at: OptionalTimestamp;
  created_at: Timestamp;
  erased_at: OptionalTimestamp;
};

export type EsimTables = {
  esim: EsimTable;
  esim_history: {
    id: Generated<number>;
    esim_id: string;
    from_provisioning: string | null;
    to_provisioning: string;
    reason: string;
    at: Timestamp;
  };
};
