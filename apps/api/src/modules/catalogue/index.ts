export { catalogueJobs } from "./catalogue.jobs.ts";
export { catalogueQueues, pickOffersJob } from "./catalogue.queue.ts";
export {
  findDestinationNames,
  findLastSyncs,
  findPlansForSale,
  lockCatalogue,
  type PlanForSale,
  readRevision,
} from "./catalogue.repository.ts";
export { mountCatalogue, mountSearch } from "./catalogue.routes.ts";
export { flagOf, toPlan } from "./catalogue.ts";
export { findOffers, findWorth, type Offer } from "./find-offers.ts";
export { hiddenBy } from "./on-sale/hidden.ts";
export { endHiding, findHidings, type Hiding, insertHiding, isKnown } from "./on-sale/hidings.repository.ts";
export { type PickedAnew, pickAnew } from "./on-sale/pick-anew.ts";
export { type BookDraft, previewPrices, revisionOfPrices } from "./on-sale/preview-prices.ts";
export { planStem } from "./plan-promise.ts";
export { type PriceBook, readRules, retailPrices } from "./price-book.ts";
export { changeBook, changeRate, findNewestBook, findRates } from "./prices.repository.ts";
export { syncAtStart } from "./sync-at-start.ts";
export { type SyncResult, syncCatalogue } from "./sync-catalogue.ts";
export { worthIn } from "./worth.ts";
