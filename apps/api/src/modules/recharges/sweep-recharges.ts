import { eachApart } from "../../infra/each-apart.ts";
import { deliverRecharge, type RechargeApp } from "./deliver-recharge.ts";
import { findDueRecharges } from "./recharges.repository.ts";

const sweepSize = 100;

/** Takes up what is due, at each supplier by itself: one that is silent holds up no other. */
export async function sweepRecharges(app: RechargeApp): Promise<void> {
  const due = Map.groupBy(await findDueRecharges(app.db, sweepSize), ({ provider }) => provider);
  const swept = await Promise.allSettled(
    [...due.values()].map((ofOne) => eachApart(ofOne, ({ id }) => deliverRecharge(app, id))),
  );
  for (const one of swept) if (one.status === "rejected") throw one.reason;
}
