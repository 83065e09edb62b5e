import type { Generated } from "kysely";

export type MailTables = {
  mailHandedOver: { digest: string; at: Generated<Date> };
  sentMail: {
    key: string;
    kind: string;
    fact: string;
    orderNumber: string | null;
    at: Generated<Date>;
    state: "taken" | "refused" | "returned";
  };
};
