import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import {
  findCancellations,
  findEsim,
  findEsimsOfOrders,
  findFailures,
  wasRefused,
} from "../../esims/index.ts";
import { findRefundFor } from "../../payments/index.ts";
import { returnVoucher } from "../../vouchers/index.ts";
import { isPlaced, type OrderRow } from "../order.ts";
import { mailCancelledJob } from "../orders.queue.ts";
import { findLines, lockOrder, moveOrder } from "../orders.repository.ts";
import { paidForEsim } from "./paid-for-esim.ts";
import { payBack, untilChosen } from "./pay-back.ts";

/** An eSIM that its buyer can no longer use, or never could. */
type EndedEsim = { id: string; orderId: string; orderLineId: string; position: number };

/**
 * The provider refused for good: what was paid for that one eSIM goes back the way it came, unless its buyer has it put
 * into their wallet before it leaves.
 */
export async function refundRefusedEsim(
  app: Uses<"config" | "gateways" | "jobs" | "methods">,
  tx: Tx,
  esim: EndedEsim,
): Promise<void> {
  await refundEsim(app, tx, esim, { cause: "refused", walletOf: null, sendAfter: untilChosen(app) });
}

/** Its buyer gave it back and the provider took it: what was paid for it goes back as they chose. */
export async function refundCancelledEsim(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
  walletOf: string | null,
): Promise<void> {
  await refundEsim(app, tx, esim, { cause: "cancelled", walletOf });
  await app.jobs.send(tx, mailCancelledJob, { esimId: esim.id });
}

/** It does not work, as the shop knows or an operator decided: what was paid for it goes back as its buyer chose. */
export const refundFailedEsim = (
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
  walletOf: string | null,
): Promise<void> => refundEsim(app, tx, esim, { cause: "failed", walletOf });

/** It can't be used any more: what is unused of it goes back. */
export const creditUnused = (
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
  { amount, walletOf }: { amount: number; walletOf: string | null },
): Promise<void> => refundEsim(app, tx, esim, { cause: "repaired", walletOf, most: amount });

/** One eSIM is paid back once, whichever of these it is for. */
const causes = ["refused", "cancelled", "failed", "repaired"] as const;
/** `walletOf`: whose wallet it goes into; null, the way it came. */
type EsimRefund = {
  cause: (typeof causes)[number];
  walletOf: string | null;
  sendAfter?: Date | null;
  /** Minor units, where it is less than its price. */
  most?: number;
};

async function refundEsim(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
  { cause, walletOf, sendAfter = null, most = Number.POSITIVE_INFINITY }: EsimRefund,
): Promise<void> {
  const order = await lockOrder(tx, esim.orderId);
  if (order.paymentMethod === "voucher") {
    await closeWhenNothingIsLeft(tx, order);
    return returnVoucher(tx, order.id);
  }
  const nameOf = (one: string) => `${one}:${esim.id}`;
  if (await findRefundFor(tx, ...causes.map(nameOf))) return;
  // Its price now stands for the one that came in its place.
  if ((await findEsim(tx, esim.id))?.replacedBy) return;
  const price = Math.min(most, paidForEsim(order, await findLines(tx, [order.id]), esim));
  await payBack(app, tx, `The eSIM ${esim.id}, which is given back,`, {
    orderId: order.id,
    most: price,
    cause: nameOf(cause),
    sendAfter,
    ...(walletOf && { toWalletOf: walletOf }),
  });
  await closeWhenNothingIsLeft(tx, order);
}

async function closeWhenNothingIsLeft(tx: Tx, order: OrderRow): Promise<void> {
  const cancelled = await findCancellations(tx, order.id);
  const failed = await findFailures(tx, order.id);
  const isGone = (esim: Awaited<ReturnType<typeof findEsimsOfOrders>>[number]) =>
    wasRefused(esim) ||
    cancelled.some(({ esimId, status }) => esimId === esim.id && status === "done") ||
    failed.some(({ esimId, status }) => esimId === esim.id && status === "given_back");
  if (isPlaced(order) && (await findEsimsOfOrders(tx, [order.id])).every(isGone))
    await moveOrder(tx, order, "closed", "nothing of it was delivered or kept", "refunded");
}
