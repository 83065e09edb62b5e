export { isStillNews } from "./alerts-due.ts";
export { type EsimRow, type PlacedEsimRow, toEsim, toEsimSummary } from "./esim.ts";
export {
  findAlert,
  findLowData,
  findPuzzlingEsims,
  gatherAlerts,
  secondsToGather,
} from "./esim-life.repository.ts";
export { esimStatus, hasStarted, toldStatus } from "./esim-life.ts";
export type {
  EsimProvider,
  ListedOrder,
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
  countUsable,
  eraseEsims,
  findEsim,
  findEsimByProvider,
  findEsimPage,
  findEsimsOfOrders,
  findEsimsToCome,
  findOwnEsim,
  findPlacedEsims,
  findStuckEsims,
  findTakenOrders,
  findUnfinishedEsims,
  findUsedReferences,
  lockEsim,
  nameEsims,
  noteEndTold,
  noteSaidInstalled,
  requestedEsims,
  wakeEsimsOfOrder,
} from "./esims.repository.ts";
export { mountEsims } from "./esims.routes.ts";
export { exportEsims } from "./export-esims.ts";
export { noteNews } from "./note-news.ts";
export { creditFigures } from "./provisioning/credit-figures.ts";
export { expectDelivery } from "./provisioning/delivery-wait.ts";
export { giveUpEsim } from "./provisioning/give-up-esim.ts";
export { lineFigures } from "./provisioning/line-figures.ts";
export { findLongLines } from "./provisioning/provisioning-line.repository.ts";
export { isWaitOver, waitSeconds } from "./provisioning/provisioning-waits.ts";
export { replaceEsim } from "./provisioning/replace-esim.ts";
export { newEsims, requestEsims } from "./provisioning/request-esims.ts";
export { sendOnce } from "./provisioning/send-once.ts";
export {
  findBalances as findCreditBalances,
  findShortSuppliers,
  noteShortage,
} from "./provisioning/supplier-credit.repository.ts";
export { sweepEsims } from "./provisioning/sweep-esims.ts";
export { watchCredit } from "./provisioning/watch-credit.ts";
export { hasCome, isStillToCome, wasRefused } from "./provisioning-end.ts";
export { refreshEsim } from "./refresh-esim.ts";
export { cancelEsim, decideCancellation } from "./returns/cancel-esim.ts";
export { cancellationState } from "./returns/cancellable.ts";
export {
  findCancellations,
  findOrdersBeingCancelled,
  findStuckCancellations,
  insertCancellations,
} from "./returns/cancellations.repository.ts";
export { isUnused, reportable, whoDecides } from "./returns/failure.ts";
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
} from "./returns/failures.repository.ts";
export { findOrdersByRequest, requestNumber } from "./returns/request-number.ts";
export { showEsim } from "./show-esims.ts";
export { timeZonesOf } from "./time-zones.ts";
export { whenToInstall } from "./when-to-install.ts";
