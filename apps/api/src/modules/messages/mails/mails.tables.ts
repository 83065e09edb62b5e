import type { Generated } from "kysely";

export type NotificationTables = {
  mailHandedOver: { digest: string; at: Generated<Date> };
};
