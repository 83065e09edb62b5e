import { groupsApart } from "../../infra/jobs/each-apart.ts";
import { deliverRecharge, type RechargeApp } from "./deliver-recharge.ts";
import { findDueRecharges } from "./recharges.repository.ts";

const sweepSize = 100;

/** Takes up what is due, at each supplier by itself: one that is silent holds up no other. */
export async function sweepRecharges(app: RechargeApp): Promise<void> {
  await groupsApart(
    await findDueRecharges(app.db, sweepSize),
    ({ provider }) => provider,
    ({ id }) => deliverRecharge(app, id),
  );
}
