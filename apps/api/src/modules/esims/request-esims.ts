import type { Names, Plan } from "@rihla/contract";
import type { Tx } from "../../app.ts";
import { newId } from "../../infra/ids.ts";
import type { Jobs } from "../../infra/jobs.ts";
import { provisionEsimJob } from "./esims.queue.ts";
import { insertEsims } from "./esims.repository.ts";

export type WantedEsim = {
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  position: number;
  email: string;
  plan: Plan;
  destinationNames: Names;
  flag: string | null;
  days: number;
  provider: string;
  providerPackage: string;
  periodDays: number | null;
};

/** Writes down eSIMs that are paid and enqueues getting each, in the caller's transaction. */
export async function requestEsims(jobs: Jobs, tx: Tx, wanted: WantedEsim[]): Promise<void> {
  const ids = await insertEsims(tx, wanted.map(rowOf));
  await jobs.sendAll(
    tx,
    provisionEsimJob,
    ids.map((esimId) => ({ esimId })),
  );
}

function rowOf(wanted: WantedEsim) {
  const id = newId();
  return {
    id,
    orderId: wanted.orderId,
    orderNumber: wanted.orderNumber,
    orderLineId: wanted.orderLineId,
    position: wanted.position,
    email: wanted.email,
    plan: JSON.stringify(wanted.plan),
    destinationNames: JSON.stringify(wanted.destinationNames),
    flag: wanted.flag,
    days: wanted.days,
    provider: wanted.provider,
    providerPackage: wanted.providerPackage,
    periodDays: wanted.periodDays,
    provisioning: "waiting" as const,
    refusalCode: null,
    nextAttemptAt: new Date(),
    providerTransaction: id,
    providerOrder: null,
    providerEsim: null,
    iccid: null,
    activationCode: null,
    apn: null,
    eid: null,
    profileState: null,
    planState: null,
    totalBytes: null,
  };
}
