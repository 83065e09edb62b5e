import type { Generated } from "kysely";

export type ReturnedMailTables = {
  returnedMail: { orderId: string; returnedAt: Generated<Date>; dealtWithAt: Date | null };
};
