import type { RepairKind } from "@rihla/contract";
import type { ColumnType } from "kysely";

export type RepairTables = {
  esimRepair: {
    esimId: string;
    kind: RepairKind;
    /** Minor units of the order's currency. */
    amount: number;
    createdAt: ColumnType<Date, Date | undefined, never>;
  };
};
