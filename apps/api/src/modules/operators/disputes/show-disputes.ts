import type { AdminDispute } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Executor } from "../../../database.ts";
import { type DisputeRow, findDisputesOf } from "../../payments/index.ts";
import { topUpOfDispute } from "./top-up-of-dispute.ts";

/** Of these payments, the newest first; of a wallet's top-up with what of it is still there. */
export async function showDisputes(
  app: Uses<"gateways">,
  db: Executor,
  paymentIds: readonly string[],
): Promise<AdminDispute[]> {
  const shown = [];
  for (const dispute of await findDisputesOf(db, paymentIds)) shown.push(...(await show(app, db, dispute)));
  return shown;
}

async function show(app: Uses<"gateways">, db: Executor, dispute: DisputeRow): Promise<AdminDispute[]> {
  const { paymentId, currency, takenBack } = dispute;
  if (paymentId === null) return [];
  const money = (amount: number) => ({ amount, currency });
  const of = await topUpOfDispute(app, db, dispute);
  return [
    {
      id: dispute.id,
      paymentId,
      gateway: dispute.gateway,
      reference: dispute.reference,
      reason: dispute.reason,
      state: dispute.status,
      amount: money(dispute.amount),
      answerBy: dispute.answerBy?.toISOString() ?? null,
      openedAt: dispute.openedAt.toISOString(),
      closedAt: dispute.closedAt?.toISOString() ?? null,
      takenBack: takenBack === null ? null : money(takenBack),
      topUp: of
        ? {
            number: of.topUp.number,
            left: money(of.left),
            taken: of.taken === undefined ? null : money(of.taken),
          }
        : null,
    },
  ];
}
