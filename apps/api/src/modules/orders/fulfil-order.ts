import type { Tx, Uses } from "../../app.ts";
import type { Jobs } from "../../infra/jobs.ts";
import { Refusal } from "../../refusal.ts";
import { consumeCoupon } from "../coupons/index.ts";
import { findCancellations, findEsimsOfOrders, requestEsims } from "../esims/index.ts";
import {
  findPaymentsOf,
  lockPayment,
  type PaymentEvents,
  refundedAmount,
  requestRefund,
} from "../payments/index.ts";
import { createQuote } from "../quotes/index.ts";
import type { OrderLineRow, OrderRow } from "./order.ts";
import { mailCancelledJob, mailMoneyBackJob, mailOrderJob, mailPaidByLinkJob } from "./orders.queue.ts";
import { findLines, lockOrder, markKnown, moveOrder } from "./orders.repository.ts";
import { paidForEsim } from "./paid-for-esim.ts";
import { findPaymentByLink } from "./payment-links.repository.ts";
import { quoteInputOf } from "./quote-again.ts";

/**
 * A payment got through: places its order and asks for its eSIMs, in the payment's transaction. An order is placed
 * once; money that comes for it again, or too late for its price, goes back.
 */
export async function placePaidOrder(
  jobs: Jobs,
  tx: Tx,
  payment: Parameters<PaymentEvents["onPaid"]>[1],
): ReturnType<PaymentEvents["onPaid"]> {
  const order = await lockOrder(tx, payment.orderId);
  const lines = await findLines(tx, [order.id]);
  const unwanted = await reasonToReturn(tx, order, lines, payment.amount);
  if (unwanted) {
    await markKnown(tx, order.id);
    await jobs.send(tx, mailMoneyBackJob, { paymentId: payment.id });
    return unwanted;
  }
  await moveOrder(tx, order, "placed", `paid by ${payment.id}`, null, { knownToOwner: true });
  await sendMailsOfLink(jobs, tx, payment.id);
  await requestEsims(
    jobs,
    tx,
    lines.flatMap((line) => esimsOf(order, line)),
  );
  return "settled";
}

/** Somebody else paid: the traveller is told, and the payer has a receipt where they left an address. */
async function sendMailsOfLink(jobs: Jobs, tx: Tx, paymentId: string): Promise<void> {
  const byLink = await findPaymentByLink(tx, paymentId);
  if (!byLink) return;
  await jobs.send(tx, mailPaidByLinkJob, { paymentId, to: "traveller" });
  if (byLink.payerEmail !== null) await jobs.send(tx, mailPaidByLinkJob, { paymentId, to: "payer" });
}

async function reasonToReturn(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
  paid: number,
): Promise<"duplicate" | "too-late" | null> {
  // On a page from before the order was quoted again.
  if (order.status !== "placed" && paid !== order.total) return "too-late";
  if (order.status === "open") return null;
  if (order.status === "placed" || order.closeReason === "refunded") return "duplicate";
  return (await priceStillHolds(tx, order, lines)) ? null : "too-late";
}

async function priceStillHolds(tx: Tx, order: OrderRow, lines: OrderLineRow[]): Promise<boolean> {
  if (order.closeReason !== "expired" || order.erasedAt) return false;
  try {
    const again = await createQuote(tx, quoteInputOf(order, lines), { [order.currency]: order.serviceFee });
    if (again.total.amount !== order.total) return false;
    // It was given back when the order was closed.
    if (again.coupon) await consumeCoupon(tx, again.coupon, order);
    return true;
  } catch (error) {
    // A plan that is no longer sold has no price, nor has a coupon that is used up. Anything else is a fault of ours: it
    // must not send money back.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** One eSIM for each piece of a line. */
function esimsOf(order: OrderRow, line: OrderLineRow) {
  return Array.from({ length: line.quantity }, (_, position) => ({
    orderId: order.id,
    orderNumber: order.number,
    orderLineId: line.id,
    position,
    email: order.email,
    plan: line.plan,
    destinationNames: line.destinationNames,
    flag: line.flag,
    days: line.days,
    provider: line.provider,
    providerPackage: line.providerPackage,
    periodDays: line.soldByDay ? line.days : null,
  }));
}

/** The last eSIM of an order has come or has been refused: the order's mail can go. */
export async function noteEsimEnd(jobs: Jobs, tx: Tx, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const esims = await findEsimsOfOrders(tx, [orderId]);
  const open = esims.some((esim) => esim.provisioning === "waiting" || esim.provisioning === "requested");
  if (!open) await jobs.send(tx, mailOrderJob, { orderId });
}

type EndedEsim = { id: string; orderId: string; orderLineId: string; position: number };

/** The provider refused for good: what was paid for that one eSIM goes back the way it came. */
export async function refundRefusedEsim(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
): Promise<void> {
  await refundEsim(app, tx, esim, { cause: `refused:${esim.id}` });
}

/** Its buyer gave it back and the provider took it: what was paid for it goes back as they chose. */
export async function refundCancelledEsim(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
  walletOf: string | null,
): Promise<void> {
  const destination = walletOf ? { toWalletOf: walletOf } : {};
  await refundEsim(app, tx, esim, { cause: `cancelled:${esim.id}`, ...destination });
  await app.jobs.send(tx, mailCancelledJob, { esimId: esim.id });
}

async function refundEsim(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: EndedEsim,
  refund: { cause: string; toWalletOf?: string },
): Promise<void> {
  const order = await lockOrder(tx, esim.orderId);
  const price = paidForEsim(order, await findLines(tx, [order.id]), esim);
  const paid = (await findPaymentsOf(tx, [order.id])).find((one) => one.settlesOrder);
  if (!paid) throw new Error(`The eSIM ${esim.id}, which is given back, was not paid`);
  // An operator may have given back a part of it before.
  const payment = await lockPayment(tx, paid.id);
  const amount = Math.min(price, payment.amount - (await refundedAmount(tx, payment.id)));
  // A coupon may have paid for all of it.
  if (amount > 0) await requestRefund(app, tx, { paymentId: payment.id, amount, ...refund });
  await closeWhenNothingIsLeft(tx, order);
}

async function closeWhenNothingIsLeft(tx: Tx, order: OrderRow): Promise<void> {
  const cancelled = await findCancellations(tx, order.id);
  const isGone = ({ id, provisioning }: Awaited<ReturnType<typeof findEsimsOfOrders>>[number]) =>
    provisioning === "refused" || cancelled.some(({ esimId, status }) => esimId === id && status === "done");
  if (order.status === "placed" && (await findEsimsOfOrders(tx, [order.id])).every(isGone))
    await moveOrder(tx, order, "closed", "nothing of it was delivered or kept", "refunded");
}
