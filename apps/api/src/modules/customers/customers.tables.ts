import type { Language } from "@rihla/contract";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type CustomerTables = {
  customer: {
    id: string;
    email: string;
    name: string | null;
    phone: string | null;
    country: string | null;
    verified_at: OptionalTimestamp;
    language: ColumnType<Language, Language | undefined, Language>;
    currency: ColumnType<string, string | undefined, string>;
    created_at: Timestamp;
  };
  session: {
    id: string;
    customer_id: string;
    token_hash: string;
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: ColumnType<Date, Date, Date>;
    revoked_at: OptionalTimestamp;
    device: string | null;
  };
  consent: {
    customer_id: string;
    document: "terms";
    version: string;
    given_at: Timestamp;
  };
  device: {
    id: string;
    customer_id: string;
    session_id: string;
    device_id: string;
    platform: string;
    model: string;
    os_version: string;
    device_type: "ios" | "android" | "web";
    device_locale: string;
    timezone: string;
    push_token: string | null;
    app_version: string;
    created_at: Timestamp;
    last_seen_at: Timestamp;
  };
  one_time_code: {
    id: string;
    email: string;
    purpose: string;
    language: Language;
    length: number;
    alphabet: "digits" | "letters-and-digits";
    created_at: Timestamp;
    expires_at: ColumnType<Date, Date, Date>;
    attempts_left: number;
    used_at: OptionalTimestamp;
    replaced_at: OptionalTimestamp;
  };
  limit_counter: { subject: string; window_start: ColumnType<Date, Date, Date>; count: number };
};
