import type { NotificationKind } from "@rihla/contract";
import type { ColumnType } from "kysely";
import type { Notification } from "./notification.ts";

export type NotificationTables = {
  unwantedNotification: {
    customerId: string;
    kind: NotificationKind;
    at: ColumnType<Date, Date | undefined, never>;
  };
  pushNotification: {
    id: string;
    deviceId: string;
    about: Notification["about"];
    factId: string;
    createdAt: ColumnType<Date, Date | undefined, never>;
    pushedAt: ColumnType<Date | null, undefined, Date>;
  };
};
