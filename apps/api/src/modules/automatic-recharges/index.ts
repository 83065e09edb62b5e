export { automaticRechargeJobs } from "./automatic-recharges.jobs.ts";
export { automaticRechargeQueues } from "./automatic-recharges.queue.ts";
export { mountAutomaticRecharges } from "./automatic-recharges.routes.ts";
export { exportAutomaticRecharges, exportRechargeRuns } from "./export-automatic-recharges.ts";
export { requestAutomaticRecharge } from "./recharge-automatically.ts";
