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
