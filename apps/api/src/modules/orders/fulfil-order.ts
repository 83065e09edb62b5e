import type { Tx, Uses } from "../../app.ts";
import type { Jobs } from "../../infra/jobs.ts";
import { Refusal } from "../../refusal.ts";
import { consumeCoupon } from "../coupons/index.ts";
import { findEsimsOfOrders, requestEsims } from "../esims/index.ts";
import { findPaymentsOf, type PaymentEvents, requestRefund } from "../payments/index.ts";
import { createQuote } from "../quotes/index.ts";
import type { OrderLineRow, OrderRow } from "./order.ts";
import { mailMoneyBackJob, mailOrderJob } from "./orders.queue.ts";
import { findLines, lockOrder, markKnown, moveOrder } from "./orders.repository.ts";
import { paidForEsim } from "./paid-for-esim.ts";

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
  const unwanted = await reasonToReturn(tx, order, lines);
  if (unwanted) {
    await markKnown(tx, order.id);
    await jobs.send(tx, mailMoneyBackJob, { paymentId: payment.id });
    return unwanted;
  }
  await moveOrder(tx, order, "placed", `paid by ${payment.id}`, null, { knownToOwner: true });
  await requestEsims(
    jobs,
    tx,
    lines.flatMap((line) => esimsOf(order, line)),
  );
  return "settled";
}

async function reasonToReturn(
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
): Promise<"duplicate" | "too-late" | null> {
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

function quoteInputOf(order: OrderRow, lines: OrderLineRow[]) {
  return {
    currency: order.currency,
    lines: lines.map(({ plan, quantity, days }) => ({ plan: plan.code, quantity, days })),
    ...(order.couponCode === null ? {} : { coupon: order.couponCode }),
  };
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

/** The provider refused for good: what was paid for that one eSIM goes back the way it came. */
export async function refundRefusedEsim(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  esim: { id: string; orderId: string; orderLineId: string; position: number },
): Promise<void> {
  const order = await lockOrder(tx, esim.orderId);
  const amount = paidForEsim(order, await findLines(tx, [order.id]), esim);
  const payment = (await findPaymentsOf(tx, [order.id])).find((one) => one.settlesOrder);
  if (!payment) throw new Error(`The refused eSIM ${esim.id} was not paid`);
  // A coupon may have paid for all of it.
  if (amount > 0)
    await requestRefund(app, tx, { paymentId: payment.id, amount, cause: `refused:${esim.id}` });
  const esims = await findEsimsOfOrders(tx, [order.id]);
  if (esims.every(({ provisioning }) => provisioning === "refused")) {
    await moveOrder(tx, order, "closed", "nothing could be delivered", "refunded");
  }
}
