import type { EsimNotificationKind, Money } from "@rihla/contract";
import type { Tx } from "../../database.ts";

/** What the owner of an order does when one of its eSIMs came to an end of provisioning; runs in that transaction. */
export type EsimEvents = {
  /** What the eSIM was sold for: another offer may cost as much at most. */
  soldFor(tx: Tx, esim: { orderId: string; orderLineId: string }): Promise<Money>;
  onIssued(tx: Tx, esim: { id: string; orderId: string }): Promise<void>;
  onRefused(
    tx: Tx,
    esim: { id: string; orderId: string; orderLineId: string; position: number },
  ): Promise<void>;
  /** The provider has taken it back, or ended it; `walletOf`: the customer who wants its money in their wallet. */
  onCancelled(
    tx: Tx,
    esim: { id: string; orderId: string; orderLineId: string; position: number },
    walletOf: string | null,
  ): Promise<void>;
  /** Its provider will not take it back, or has not answered for a day. */
  onCancellation(tx: Tx, esimId: string, what: "refused" | "late"): Promise<void>;
  /** Something of its life that its owner is to be told of, once. */
  onAlert(
    tx: Tx,
    esim: { id: string; email: string },
    alert: { id: string; kind: EsimNotificationKind },
  ): Promise<void>;
  /** A tenth of its data is left, or, where that was so right after a top-up, nothing; `lowDataId` once for each time. */
  onLowData(tx: Tx, esim: { id: string }, lowDataId: string): Promise<void>;
};
