import type { NoticeKind } from "@rihla/contract";
import type { ColumnType } from "kysely";
import type { Notice } from "./notice.ts";

export type NoticeTables = {
  unwantedNotice: { customerId: string; kind: NoticeKind; at: ColumnType<Date, Date | undefined, never> };
  pushNotice: {
    id: string;
    deviceId: string;
    about: Notice["about"];
    factId: string;
    createdAt: ColumnType<Date, Date | undefined, never>;
    pushedAt: ColumnType<Date | null, undefined, Date>;
  };
};
