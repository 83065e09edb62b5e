import type { Language } from "@rihla/contract";
import type { ColumnType } from "kysely";

type EsimShareTable = {
  id: string;
  esimId: string;
  tokenHash: string;
  language: Language;
  largeType: boolean;
  madeAt: ColumnType<Date, Date | undefined, never>;
  withdrawnAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of the phone that received it; null while none has. */
  recipientHash: ColumnType<string | null, string | null | undefined, string | null>;
  openedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type EsimShareTables = { esimShare: EsimShareTable };
