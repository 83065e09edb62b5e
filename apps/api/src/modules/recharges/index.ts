export { assertOwnRecharge } from "./assert-own-recharge.ts";
export { findRechargePlan, priceOffers, type RechargePlan } from "./find-recharge-plan.ts";
export { readOffers } from "./offer-recharges.ts";
export { isRefused, provisioningOf, type RechargeRow, toRecharge } from "./recharge.ts";
export { rechargeJobs } from "./recharges.jobs.ts";
export { rechargeQueues } from "./recharges.queue.ts";
export {
  findKnownTopUps,
  findRecharge,
  findRechargesOfEsim,
  findRechargesOfOrders,
  findStuckRecharges,
  findUnfinishedRecharges,
  isJustToppedUp,
  wakeRechargesOfOrder,
} from "./recharges.repository.ts";
export { mountRecharges } from "./recharges.routes.ts";
export { requestRecharge } from "./request-recharge.ts";
