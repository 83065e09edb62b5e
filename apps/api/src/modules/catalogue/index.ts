export { catalogueJobs } from "./catalogue.jobs.ts";
export { catalogueQueues, syncCatalogueJob } from "./catalogue.queue.ts";
export { findLastSyncs, findPlansForSale, type PlanForSale, readRevision } from "./catalogue.repository.ts";
export { mountCatalogue, mountSearch } from "./catalogue.routes.ts";
export { flagOf, toPlan } from "./catalogue.ts";
export { readRules } from "./price-book.ts";
export { changeBook, changeRate, findNewestBook, findRates } from "./prices.repository.ts";
export { syncCatalogue } from "./sync-catalogue.ts";
