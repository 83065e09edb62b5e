import type { AlertKind } from "@rihla/contract";
import type { ColumnType } from "kysely";

export type UnwantedMailTables = {
  unwantedMail: { email: string; kind: AlertKind; at: ColumnType<Date, Date | undefined, never> };
};
