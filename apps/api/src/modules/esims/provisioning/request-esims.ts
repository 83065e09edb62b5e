import type { Names, Plan } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { insertEsims } from "../esims.repository.ts";

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

/** Writes down eSIMs that are paid and has them delivered, in the caller's transaction. */
export const requestEsims = (app: Uses<"providers">, tx: Tx, wanted: WantedEsim[]): Promise<void> =>
  insertEsims(tx, newEsims(app, wanted));

/** As rows. Those of one order line are one order at the provider, as far as it takes so many. */
export const newEsims = (app: Uses<"providers">, wanted: WantedEsim[]) =>
  [...Map.groupBy(wanted, ({ orderLineId }) => orderLineId).values()].flatMap((line) =>
    inGroups(line, app.providers.get(line[0]?.provider ?? "")?.abilities.largestGroup ?? 1),
  );

function inGroups(line: readonly WantedEsim[], largest: number) {
  const rows = line.map(rowOf);
  return rows.map((row, index) => {
    const leader = rows[index - (index % largest)];
    return leader && leader !== row ? { ...row, orderedWith: leader.id, nextAttemptAt: null } : row;
  });
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
    plan: wanted.plan,
    destinationNames: wanted.destinationNames,
    flag: wanted.flag,
    days: wanted.days,
    provider: wanted.provider,
    providerPackage: wanted.providerPackage,
    periodDays: wanted.periodDays,
    provisioning: "waiting" as const,
    refusalCode: null,
    nextAttemptAt: new Date(),
    orderedWith: null,
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
