import type { Tx } from "../../../database.ts";
import { isId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findEsimsOfOrders } from "../../esims/index.ts";
import { findLines, findOrderById } from "../../orders/index.ts";
import { findDispute, findPayment } from "../../payments/index.ts";
import { maskedEmail } from "../masked.ts";
import { findStory } from "../orders/order-story.repository.ts";
import { type Purchase, proofOf } from "./proof.ts";

/**
 * What proves that a disputed purchase was made, delivered and used, to be pasted on the gateway's own site. Of the buyer it names what the payer's bank needs
 * to know them by, and no code of an eSIM.
 */
export async function describePurchase(tx: Tx, disputeId: string): Promise<string> {
  const dispute = isId(disputeId) ? await findDispute(tx, disputeId) : undefined;
  const payment = dispute?.paymentId ? await findPayment(tx, dispute.paymentId) : undefined;
  if (!dispute || !payment) throw new OperatorRefusal("dispute_unknown");
  return proofOf({ dispute, payment, bought: await findPurchase(tx, payment.orderId) });
}

/** Null of a top-up of a wallet, which is no order. */
async function findPurchase(tx: Tx, orderId: string): Promise<Purchase["bought"]> {
  const order = await findOrderById(tx, orderId);
  if (!order) return null;
  const story = (await findStory(tx, orderId)).toReversed();
  const esims = await findEsimsOfOrders(tx, [orderId], true);
  return {
    order: { ...order, email: order.erasedAt ? null : maskedEmail(order.email) },
    lines: await findLines(tx, [orderId]),
    esims: esims.map(({ id, iccid, usedBytes, readAt }) => ({ id, iccid, usedBytes, readAt })),
    mails: story.filter(({ on }) => on === "mail"),
    moves: story.filter(({ on }) => on === "esim"),
  };
}
