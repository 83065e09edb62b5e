export { creditTopUp } from "./credit-top-up.ts";
export { noteTopUpRefund } from "./note-top-up-refund.ts";
export { findOwnTopUp, ownsTopUp } from "./owns-top-up.ts";
export { topUpNews } from "./top-up-news.ts";
export { topUpJobs } from "./top-ups.jobs.ts";
export { topUpQueues } from "./top-ups.queue.ts";
export {
  findTopUp,
  findTopUpsNamed,
  findTopUpsOf,
  lockTopUpsOf,
  type TopUpRow,
} from "./top-ups.repository.ts";
export { mountTopUps } from "./top-ups.routes.ts";
