import type { ColumnType } from "kysely";

export type LimitTables = {
  limitCounter: { subject: string; windowStart: ColumnType<Date, Date, Date>; count: number };
};
