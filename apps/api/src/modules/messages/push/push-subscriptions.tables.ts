import type { ColumnType } from "kysely";

export type PushSubscriptionTables = {
  pushSubscription: {
    deviceId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    createdAt: ColumnType<Date, Date | undefined, Date>;
  };
};
