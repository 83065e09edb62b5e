import type { ColumnType, JSONColumnType } from "kysely";
import type { WebhookHint } from "./webhook-source.ts";

export type WebhookTables = {
  webhookEvent: {
    source: string;
    eventKey: string;
    hint: JSONColumnType<WebhookHint>;
    receivedAt: ColumnType<Date, Date | undefined, Date>;
    handledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
};
