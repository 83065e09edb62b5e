import type { ColumnType, JSONColumnType } from "kysely";
import type { WebhookHint } from "./webhook-source.ts";

export type WebhookTables = {
  webhook_event: {
    source: string;
    event_key: string;
    hint: JSONColumnType<WebhookHint>;
    received_at: ColumnType<Date, Date | undefined, Date>;
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
};
