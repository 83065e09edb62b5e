import type { Uses } from "../../../app.ts";
import type { Executor } from "../../../database.ts";
import { type DisputeRow, findPayment, readLots, takenBackFor } from "../../payments/index.ts";
import { findTopUp, type TopUpRow } from "../../top-ups/index.ts";
import { findMoved } from "../../wallet/index.ts";

export type DisputedTopUp = {
  topUp: TopUpRow;
  /** Minor units of the dispute's currency that are still in the wallet: the oldest money is spent first. */
  left: number;
  /** What was taken out of the wallet for this dispute; undefined where nothing was. */
  taken: number | undefined;
  cause: string;
};

/** The top-up of a wallet that is disputed, and what of it is still there; undefined where something else was paid. */
export async function topUpOfDispute(
  app: Uses<"gateways">,
  db: Executor,
  dispute: DisputeRow,
): Promise<DisputedTopUp | undefined> {
  const { id, paymentId, currency, amount, takenBack } = dispute;
  const payment = paymentId === null ? undefined : await findPayment(db, paymentId);
  const topUp = payment?.paysFor === "top-up" ? await findTopUp(db, payment.orderId) : undefined;
  if (!payment || !topUp) return undefined;
  const cause = takenBackFor(id, payment.id);
  const taken = await findMoved(db, cause);
  const lots = await readLots(app, db, { customerId: topUp.customerId, currency });
  const there = lots.find((lot) => lot.id === payment.id)?.left ?? 0;
  return { topUp, left: Math.min(there, takenBack ?? amount), taken, cause };
}
