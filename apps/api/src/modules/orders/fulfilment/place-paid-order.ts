import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import type { Jobs } from "../../../infra/jobs/jobs.ts";
import { requestEsims } from "../../esims/index.ts";
import { requestNotification } from "../../messages/index.ts";
import { isPaidByAnother, isPaidLate, type PaymentEvents } from "../../payments/index.ts";
import { requestRecharge } from "../../recharges/index.ts";
import type { OrderLineRow, OrderRow } from "../order.ts";
import {
  issueInvoiceJob,
  mailPaidByLinkJob,
  mailPaidOrderJob,
  mailReturnedPaymentJob,
} from "../orders.queue.ts";
import { endSecretTaken, findLines, lockOrder, markKnown, moveOrder } from "../orders.repository.ts";
import { findPaymentByLink } from "../payment-links/payment-links.repository.ts";
import { esimsOf } from "./esims-of-line.ts";
import { reasonToReturn } from "./reason-to-return.ts";

/**
 * A payment got through: places its order and asks for its eSIMs, in the payment's transaction. An order is placed
 * once; money that comes for it again, or too late for its price, goes back.
 */
export async function placePaidOrder(
  app: Uses<"jobs" | "providers">,
  tx: Tx,
  payment: Parameters<PaymentEvents["onPaid"]>[1],
): ReturnType<PaymentEvents["onPaid"]> {
  const order = await lockOrder(tx, payment.orderId);
  const lines = await findLines(tx, [order.id]);
  const unwanted = await reasonToReturn(tx, order, lines, payment);
  if (unwanted) {
    await markKnown(tx, order.id);
    await app.jobs.send(tx, mailReturnedPaymentJob, { paymentId: payment.id });
    return unwanted;
  }
  await moveOrder(tx, order, "placed", `paid by ${payment.id}`, null, { knownToOwner: true });
  await endSecretTaken(tx, order.id, payment.id);
  if (isPaidByAnother(payment)) await sendMailsOfLink(app.jobs, tx, payment.id);
  else if (isPaidLate(payment, payment.paidAt))
    await requestNotification(app.jobs, tx, order, { about: "payment-late", id: payment.id });
  if (order.company) await app.jobs.send(tx, issueInvoiceJob, { orderId: order.id });
  for (const line of lines.filter(({ topsUp }) => topsUp !== null))
    await requestRecharge(app, tx, rechargeOf(order, line));
  const forNew = lines.filter(({ topsUp }) => topsUp === null);
  if (forNew.length > 0) {
    await requestEsims(
      app,
      tx,
      forNew.flatMap((line) => esimsOf(order, line)),
    );
    if (!isPaidByAnother(payment)) await app.jobs.send(tx, mailPaidOrderJob, { orderId: order.id });
  }
  return "settled";
}

const rechargeOf = (order: OrderRow, line: OrderLineRow) => ({
  esimId: line.topsUp as string,
  effect: line.topUpEffect as NonNullable<OrderLineRow["topUpEffect"]>,
  orderId: order.id,
  orderNumber: order.number,
  orderLineId: line.id,
  plan: line.plan,
  days: line.days,
  provider: line.provider,
  providerPackage: line.providerPackage,
  periodDays: line.soldByDay ? line.days : null,
});

/** Somebody else paid: the traveller is told, and the payer has a receipt where they left an address, by then or later. */
async function sendMailsOfLink(jobs: Jobs, tx: Tx, paymentId: string): Promise<void> {
  const byLink = await findPaymentByLink(tx, paymentId);
  if (!byLink) return;
  await jobs.send(tx, mailPaidByLinkJob, { paymentId, to: "traveller" });
  await jobs.send(tx, mailPaidByLinkJob, { paymentId, to: "payer" });
}
