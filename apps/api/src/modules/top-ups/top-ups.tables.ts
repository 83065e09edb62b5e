import type { ColumnType } from "kysely";

export type TopUpTables = {
  topUp: {
    id: string;
    number: string;
    customerId: string;
    amount: number;
    currency: string;
    idempotencyKey: string;
    createdAt: ColumnType<Date, Date | undefined, never>;
  };
  payBack: {
    id: string;
    customerId: string;
    amount: number;
    currency: string;
    idempotencyKey: string;
    at: ColumnType<Date, never, never>;
  };
};
