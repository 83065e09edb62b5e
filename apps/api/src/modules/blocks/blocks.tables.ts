import type { ColumnType, Generated, RawBuilder } from "kysely";

export type FactKind = "email" | "phone" | "device" | "network";

export type BlockTables = {
  block: {
    id: string;
    createdAt: Generated<Date>;
    who: string;
    why: string;
    customerId: string | null;
    endsAt: ColumnType<Date | null, Date | null, RawBuilder<Date>>;
    disputeId: string | null;
    liftedAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
  };
  blockedFact: { blockId: string; kind: FactKind; value: string };
};
