import type { Generated } from "kysely";

export type MailTables = {
  mailHandedOver: { digest: string; at: Generated<Date> };
};
