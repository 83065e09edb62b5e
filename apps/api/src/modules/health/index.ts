export { healthJobs } from "./health.jobs.ts";
export { healthQueues } from "./health.queue.ts";
export { shopFigures } from "./shop-figures.ts";
