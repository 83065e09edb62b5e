import type { Tx } from "../../app.ts";

/** What the owner of an order does when one of its eSIMs came to an end of provisioning; runs in that transaction. */
export type EsimEvents = {
  onIssued(tx: Tx, esim: { id: string; orderId: string }): Promise<void>;
  onRefused(
    tx: Tx,
    esim: { id: string; orderId: string; orderLineId: string; position: number },
  ): Promise<void>;
  /** The provider has taken it back; `walletOf`: the customer who wants its money in their wallet. */
  onCancelled(
    tx: Tx,
    esim: { id: string; orderId: string; orderLineId: string; position: number },
    walletOf: string | null,
  ): Promise<void>;
};

export { parseActivationCode } from "./activation-code.ts";
export { cancelEsim } from "./cancel-esim.ts";
export { cancellationState } from "./cancellable.ts";
export {
  findCancellations,
  findOrdersBeingCancelled,
  findStuckCancellations,
  insertCancellations,
} from "./cancellations.repository.ts";
export { esimJobs } from "./esims.jobs.ts";
export { esimQueues, registerWebhookJob, sweepEsimsJob, watchCreditJob } from "./esims.queue.ts";
export {
  eraseEsims,
  findEsim,
  findEsimByProvider,
  findEsimsByIccid,
  findEsimsOfOrders,
  findStuckEsims,
  findUnfinishedEsims,
  wakeEsimsOfOrder,
} from "./esims.repository.ts";
export { mountEsims } from "./esims.routes.ts";
export { exportEsims } from "./export-esims.ts";
export { provisionEsim } from "./provision-esim.ts";
export { refreshEsim } from "./refresh-esim.ts";
export { requestEsims } from "./request-esims.ts";
export { findShortSuppliers } from "./supplier-credit.repository.ts";
export { sweepEsims } from "./sweep-esims.ts";
export { watchCredit } from "./watch-credit.ts";
