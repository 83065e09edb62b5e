import type { Plan, RechargeEffect } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { deliverRechargeJob } from "./recharges.queue.ts";
import { insertRecharge } from "./recharges.repository.ts";

type Wanted = {
  esimId: string;
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  plan: Plan;
  days: number;
  effect: RechargeEffect;
  provider: string;
  providerPackage: string;
  periodDays: number | null;
};

/** Writes down a top-up that is paid and has it carried out, in the caller's transaction. */
export async function requestRecharge({ jobs }: Uses<"jobs">, tx: Tx, wanted: Wanted): Promise<void> {
  const id = newId();
  await insertRecharge(tx, {
    ...wanted,
    id,
    plan: JSON.stringify(wanted.plan),
    status: "waiting",
    nextAttemptAt: new Date(),
  });
  await jobs.send(tx, deliverRechargeJob, { rechargeId: id });
}
