import type { Company } from "@rihla/contract/rules/company";
import type { ColumnType } from "kysely";

export type ReceiptTables = {
  invoice: {
    id: string;
    orderId: string;
    /** 2 takes the place of 1. */
    version: number;
    year: number;
    /** Within its year. */
    place: number;
    /** Null once its order is erased. */
    company: Company | null;
    issuedAt: ColumnType<Date, Date | undefined, never>;
    cancelledAt: ColumnType<Date | null, never, Date>;
  };
  invoiceYear: { year: number; lastPlace: number };
};
