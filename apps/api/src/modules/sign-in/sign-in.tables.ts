import type { Language } from "@rihla/contract";
import type { ColumnType } from "kysely";
import type { CodePurpose } from "./one-time-code.ts";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type SignInTables = {
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
};
