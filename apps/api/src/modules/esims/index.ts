import type { Tx } from "../../app.ts";

/** What the owner of an order does when one of its eSIMs came to an end of provisioning; runs in that transaction. */
export type EsimEvents = {
  onIssued(tx: Tx, esim: { id: string; orderId: string }): Promise<void>;
  onRefused(tx: Tx, esim: { id: string; orderId: string; orderLineId: string }): Promise<void>;
};
