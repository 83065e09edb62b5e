import type { Language } from "@rihla/contract";
import type { Company } from "@rihla/contract/rules/company";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type CustomerTables = {
  customer: {
    id: string;
    email: string;
    name: string | null;
    phone: string | null;
    country: string | null;
    /** What invoices are made out to the next time. */
    company: ColumnType<Company | null, never, Company | null>;
    verifiedAt: OptionalTimestamp;
    language: ColumnType<Language, Language | undefined, Language>;
    currency: ColumnType<string, string | undefined, string>;
    createdAt: Timestamp;
  };
  consent: {
    customerId: string;
    document: "terms";
    version: string;
    givenAt: Timestamp;
  };
};
