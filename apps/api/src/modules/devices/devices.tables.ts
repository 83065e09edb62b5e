import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type DeviceTables = {
  device: {
    id: string;
    customerId: string;
    sessionId: string;
    deviceId: string;
    platform: string;
    model: string;
    osVersion: string;
    deviceType: "ios" | "android" | "web";
    deviceLocale: string;
    timezone: string;
    pushToken: string | null;
    appVersion: string;
    createdAt: Timestamp;
    lastSeenAt: Timestamp;
  };
};
