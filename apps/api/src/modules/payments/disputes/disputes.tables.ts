import type { DisputeReason, DisputeState } from "@rihla/contract/admin/operator-rules";
import type { Generated, Selectable } from "kysely";

export type DisputeTable = {
  id: string;
  paymentId: string | null;
  gateway: string;
  /** What the gateway calls it. */
  reference: string;
  reason: DisputeReason;
  status: DisputeState;
  amount: number;
  currency: string;
  answerBy: Date | null;
  openedAt: Date;
  closedAt: Date | null;
  takenBack: number | null;
  askedAt: Date;
};
export type DisputeRow = Selectable<DisputeTable>;

export type DisputeTables = {
  dispute: DisputeTable;
  disputeHistory: {
    id: Generated<number>;
    disputeId: string;
    fromStatus: DisputeState | null;
    toStatus: DisputeState;
    at: Generated<Date>;
  };
};
