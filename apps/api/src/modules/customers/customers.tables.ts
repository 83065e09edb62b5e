import type { Language } from "@rihla/contract";
import type { ColumnType } from "kysely";
import type { CodePurpose } from "./one-time-code.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type CustomerTables = {
  customer: {
    id: string;
    email: string;
    name: string | null;
    phone: string | null;
    country: string | null;
    verifiedAt: OptionalTimestamp;
    language: ColumnType<Language, Language | undefined, Language>;
    currency: ColumnType<string, string | undefined, string>;
    createdAt: Timestamp;
  };
  session: {
    id: string;
    customerId: string;
    tokenHash: string;
    createdAt: Timestamp;
    lastUsedAt: Timestamp;
    expiresAt: ColumnType<Date, Date, Date>;
    revokedAt: OptionalTimestamp;
    device: string | null;
    knownDeviceId: ColumnType<string | null, string | undefined, string | null>;
    provenAt: Timestamp;
  };
  knownDevice: {
    id: string;
    customerId: string;
    secretHash: string;
    previousHash: ColumnType<string | null, undefined, string>;
    createdAt: Timestamp;
    lastUsedAt: Timestamp;
  };
  consent: {
    customerId: string;
    document: "terms";
    version: string;
    givenAt: Timestamp;
  };
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
  pushSubscription: {
    deviceId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    createdAt: Timestamp;
  };
  oneTimeCode: {
    id: string;
    email: string;
    purpose: CodePurpose;
    requester: ColumnType<string, string | undefined, never>;
    language: Language;
    length: number;
    alphabet: "digits" | "letters-and-digits";
    createdAt: Timestamp;
    expiresAt: ColumnType<Date, Date, Date>;
    attemptsLeft: number;
    usedAt: OptionalTimestamp;
    replacedAt: OptionalTimestamp;
  };
  limitCounter: { subject: string; windowStart: ColumnType<Date, Date, Date>; count: number };
};
