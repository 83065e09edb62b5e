import type { Money } from "@rihla/contract";
import type { DisputeReason, DisputeState } from "@rihla/contract/admin/operator-rules";

/** A dispute as its gateway tells it, in our words. */
export type DisputeThere = {
  /** The gateway's name of it. */
  name: string;
  /** Our id of the payment; null of one that the shop did not begin. */
  paymentId: string | null;
  /** What its payer wants back. */
  amount: Money;
  reason: DisputeReason;
  state: DisputeState;
  /** Until when proof is taken, where it is waited for. */
  answerBy: Date | null;
  openedAt: Date;
  /** When it was decided; null where that is not told. */
  closedAt: Date | null;
  /** Of a lost one, what was taken from the shop. */
  takenBack: Money | null;
};

export type DisputeTold =
  | { outcome: "told"; dispute: DisputeThere }
  /** Nothing is known of it now; what was known stays. */
  | { outcome: "unknown"; reason: string };

export type DisputesListed = { outcome: "listed"; names: string[] } | { outcome: "unknown"; reason: string };

/** Payments that their payers call back: by their bank, or at the gateway itself. */
export type GatewayDisputes = {
  /** The names of all that were opened or have moved since, at least: to the last page. */
  list(since: Date): Promise<DisputesListed>;
  read(name: string): Promise<DisputeTold>;
};
