import type { RechargeOutcome } from "@rihla/contract";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type AutomaticRechargeTables = {
  automaticRecharge: {
    esimId: string;
    customerId: string;
    planCode: string;
    currency: string;
    /** Minor units in a month. */
    ceiling: number;
    createdAt: Timestamp;
  };
  automaticRechargeRun: {
    id: string;
    esimId: string;
    /** The time that data ran low. */
    alertId: string;
    outcome: RechargeOutcome;
    orderId: string | null;
    amount: number | null;
    currency: string | null;
    at: Timestamp;
  };
};
