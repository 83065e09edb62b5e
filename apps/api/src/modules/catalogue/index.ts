export { catalogueJobs, syncCatalogueJob } from "./catalogue.jobs.ts";
export { findPlansForSale, type PlanForSale, readRevision } from "./catalogue.repository.ts";
export { mountCatalogue } from "./catalogue.routes.ts";
export { flagOf, namesOf, toPlan } from "./catalogue.ts";
export { type SyncResult, syncCatalogue } from "./sync-catalogue.ts";
