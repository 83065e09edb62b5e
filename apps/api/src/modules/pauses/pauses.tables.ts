import type { ColumnType, Generated, RawBuilder } from "kysely";

/** Which companies may be paused: who delivers, and who takes money. */
export type PausedKind = "supplier" | "gateway";

export type PauseTables = {
  pause: {
    id: string;
    kind: PausedKind;
    /** Its name in our books. */
    company: string;
    who: string;
    why: string;
    pausedAt: Generated<Date>;
    endsAt: Date;
    resumedAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
  };
};
