import type { Language } from "@rihla/contract";
import type { OperatorRole } from "@rihla/contract/admin";
import type { ColumnType, Generated } from "kysely";

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type OperatorAccessTables = {
  operator: {
    id: string;
    name: string;
    email: string;
    role: OperatorRole;
    language: Language;
    userHandle: Generated<Buffer>;
    createdAt: Generated<Date>;
    blockedAt: OptionalTimestamp;
  };
  operatorPasskey: {
    id: string;
    operatorId: string;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    transports: string[];
    isSynced: boolean;
    aaguid: string;
    name: string;
    createdAt: Generated<Date>;
    lastUsedAt: OptionalTimestamp;
    copiedAt: OptionalTimestamp;
    removedAt: OptionalTimestamp;
  };
  operatorSession: {
    id: string;
    operatorId: string;
    tokenHash: string;
    device: string | null;
    createdAt: Generated<Date>;
    lastUsedAt: Generated<Date>;
    confirmedAt: OptionalTimestamp;
    endedAt: OptionalTimestamp;
  };
  operatorInvitation: {
    id: string;
    operatorId: string;
    tokenHash: string;
    createdAt: Generated<Date>;
    endsAt: Date;
    usedAt: OptionalTimestamp;
  };
};
