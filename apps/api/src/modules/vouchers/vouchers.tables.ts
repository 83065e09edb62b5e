import type { ColumnType, Generated } from "kysely";

export type VoucherTables = {
  voucherBatch: {
    id: string;
    number: string;
    plan: string;
    days: number | null;
    quantity: number;
    expiresAt: ColumnType<Date, Date, never>;
    createdAt: ColumnType<Date, Date | undefined, never>;
  };
  voucher: {
    id: string;
    batchId: string;
    nth: number;
    codeHash: string;
    status: "unused" | "redeemed" | "blocked";
    expiresAt: ColumnType<Date, Date, Date>;
    orderId: string | null;
  };
  voucherHistory: {
    id: Generated<number>;
    voucherId: string;
    fromStatus: string;
    toStatus: string;
    reason: string;
    at: ColumnType<Date, Date | undefined, never>;
  };
};
