import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import { deliverRecharge, type RechargeApp } from "./deliver-recharge.ts";
import { deliverRechargeJob, sweepRechargesJob } from "./recharges.queue.ts";
import { sweepRecharges } from "./sweep-recharges.ts";

export const rechargeJobs = (app: RechargeApp): JobHandlers => [
  handleJob(deliverRechargeJob, ({ rechargeId }) => deliverRecharge(app, rechargeId)),
  handleJob(sweepRechargesJob, () => sweepRecharges(app)),
];
