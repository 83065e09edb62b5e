import type { EsimNoticeKind, Money } from "@rihla/contract";
import type { Tx } from "../../app.ts";

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
    alert: { id: string; kind: EsimNoticeKind },
  ): Promise<void>;
  /** A tenth of its data is left, or, where that was so right after a top-up, nothing; `lowDataId` once for each time. */
  onLowData(tx: Tx, esim: { id: string }, lowDataId: string): Promise<void>;
};

export { isStillNews } from "./alerts-due.ts";
export { cancelEsim, decideCancellation } from "./cancel-esim.ts";
export { cancellationState } from "./cancellable.ts";
export {
  findCancellations,
  findOrdersBeingCancelled,
  findStuckCancellations,
  insertCancellations,
} from "./cancellations.repository.ts";
export { expectDelivery } from "./delivery-wait.ts";
export { type EsimRow, type PlacedEsimRow, toEsim, toEsimSummary } from "./esim.ts";
export {
  findAlert,
  findLowData,
  findPuzzlingEsims,
  gatherAlerts,
  secondsToGather,
} from "./esim-life.repository.ts";
export { esimStatus, hasStarted } from "./esim-life.ts";
export type {
  EsimProvider,
  Postponed,
  Refused,
  ToppedUp,
  TopUpOption,
  TopUpRequest,
} from "./esim-provider.ts";
export { esimJobs } from "./esims.jobs.ts";
export {
  esimQueues,
  refreshEsimJob,
  registerWebhookJob,
  sweepEsimsJob,
  watchCreditJob,
} from "./esims.queue.ts";
export {
  eraseEsims,
  findEsim,
  findEsimByProvider,
  findEsimsByIccid,
  findEsimsOfOrders,
  findOwnEsim,
  findPlacedEsims,
  findStuckEsims,
  findUnfinishedEsims,
  lockEsim,
  nameEsims,
  requestedEsims,
  wakeEsimsOfOrder,
} from "./esims.repository.ts";
export { mountEsims } from "./esims.routes.ts";
export { exportEsims } from "./export-esims.ts";
export { isUnused, reportable, whoDecides } from "./failure.ts";
export {
  countFromNetwork,
  countRefusals,
  endFailure,
  type FailureRow,
  findFailures,
  findOpenFailures,
  findUsedAfterRefusal,
  holdRefusalsOf,
  inDinars,
  insertFailure,
  lockOpenRefusal,
  noteOfFailure,
  payRefusalBack,
} from "./failures.repository.ts";
export { giveUpEsim } from "./give-up-esim.ts";
export { lineFigures } from "./line-figures.ts";
export { noteNews } from "./note-news.ts";
export { findLongLines } from "./provisioning-line.repository.ts";
export { isWaitOver, waitSeconds } from "./provisioning-waits.ts";
export { refreshEsim } from "./refresh-esim.ts";
export { replaceEsim } from "./replace-esim.ts";
export { newEsims, requestEsims } from "./request-esims.ts";
export { sendOnce } from "./send-once.ts";
export { showEsim } from "./show-esims.ts";
export { findShortSuppliers, noteShortage } from "./supplier-credit.repository.ts";
export { sweepEsims } from "./sweep-esims.ts";
export { timeZonesOf } from "./time-zones.ts";
export { watchCredit } from "./watch-credit.ts";
