import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { Refusal } from "../../refusal.ts";
import { consumeCoupon } from "../coupons/index.ts";
import {
  findCancellations,
  findEsim,
  findEsimsOfOrders,
  findFailures,
  requestEsims,
} from "../esims/index.ts";
import { requestNotification } from "../messages/index.ts";
import {
  findPaymentsOf,
  findRefundFor,
  isPaidByAnother,
  isPaidLate,
  lockPayment,
  type PaymentEvents,
  refundedAmount,
  requestRefund,
} from "../payments/index.ts";
import { createQuote } from "../quotes/index.ts";
import { type RechargeRow, requestRecharge } from "../recharges/index.ts";
import { returnVoucher } from "../vouchers/index.ts";
import type { OrderLineRow, OrderRow } from "./order.ts";
import {
  mailCancellationJob,
  mailCancelledJob,
  mailMoneyBackJob,
  mailOrderJob,
  mailPaidByLinkJob,
  mailRechargeJob,
  mailRefundJob,
} from "./orders.queue.ts";
import { endSecretTaken, findLines, lockOrder, markKnown, moveOrder } from "./orders.repository.ts";
import { findPaymentByLink } from "./payment-links/payment-links.repository.ts";
import { quoteInputOf } from "./quote-again.ts";
import { paidForEsim } from "./returns/paid-for-esim.ts";

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
  const unwanted = await reasonToReturn(tx, order, lines, payment.amount);
  if (unwanted) {
    await markKnown(tx, order.id);
    await app.jobs.send(tx, mailMoneyBackJob, { paymentId: payment.id });
    return unwanted;
  }
  await moveOrder(tx, order, "placed", `paid by ${payment.id}`, null, { knownToOwner: true });
  await endSecretTaken(tx, order.id, payment.id);
  if (isPaidByAnother(payment)) await sendMailsOfLink(app.jobs, tx, payment.id);
  else if (isPaidLate(payment, payment.paidAt))
    await requestNotification(app.jobs, tx, order, { about: "payment-late", id: payment.id });
  for (const line of lines.filter(({ topsUp }) => topsUp !== null))
    await requestRecharge(app, tx, rechargeOf(order, line));
  const forNew = lines.filter(({ topsUp }) => topsUp === null);
  if (forNew.length > 0)
    await requestEsims(
      app,
      tx,
      forNew.flatMap((line) => esimsOf(order, line)),
    );
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
export function esimsOf(order: Pick<OrderRow, "id" | "number" | "email">, line: OrderLineRow) {
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

/** Its provider won't take an eSIM back, or has not answered for long: its buyer is told. */
export const noteCancellation = (
  jobs: Jobs,
  tx: Tx,
  esimId: string,
  what: "refused" | "late",
): Promise<unknown> => jobs.send(tx, mailCancellationJob, { esimId, what });

/** What became of money that goes back of an order is told to its buyer. */
export const noteRefund = (
  jobs: Jobs,
  tx: Tx,
  refundId: string,
  what: "given" | "failed",
): Promise<unknown> => jobs.send(tx, mailRefundJob, { refundId, what });

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

/** Its buyer may still have it put into their wallet. */
function untilChosen({ config, methods }: Uses<"config" | "methods">): Date | null {
  const hasWallet = methods.some(({ method }) => method === "wallet");
  return hasWallet ? new Date(Date.now() + config.REFUND_CHOICE_MINUTES * 60_000) : null;
}

/** A supplier will not top up: all that was paid goes back the same ways, and the order is over. */
export async function refundRefusedRecharge(
  app: Uses<"config" | "gateways" | "jobs" | "methods">,
  tx: Tx,
  recharge: RechargeRow,
): Promise<void> {
  const order = await lockOrder(tx, recharge.orderId);
  await payBack(app, tx, `The recharge ${recharge.id}, which is refused,`, {
    orderId: order.id,
    cause: `refused:${recharge.id}`,
    sendAfter: untilChosen(app),
  });
  if (order.status === "placed")
    await moveOrder(tx, order, "closed", "its supplier refused the top-up", "refunded");
  await app.jobs.send(tx, mailRechargeJob, { rechargeId: recharge.id });
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

type PayBack = Omit<Parameters<typeof requestRefund>[2], "paymentId" | "amount"> & {
  orderId: string;
  /** Minor units; all that is left of the payment where it is not given. */
  most?: number;
};

/** `what` is paid back by the payment that settled its order, as far as that goes. */
async function payBack(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  what: string,
  { orderId, most = Number.POSITIVE_INFINITY, sendAfter = null, ...refund }: PayBack,
): Promise<void> {
  const paid = (await findPaymentsOf(tx, [orderId])).find((one) => one.settlesOrder);
  if (!paid) throw new Error(`${what} was not paid`);
  const payment = await lockPayment(tx, paid.id);
  // An operator may have given back a part of it before.
  const amount = Math.min(most, payment.amount - (await refundedAmount(tx, payment.id)));
  // A coupon may have paid for all of it.
  if (amount === 0) return;
  // What somebody else paid waits for nobody's choice.
  const wait = isPaidByAnother(payment) ? null : sendAfter;
  await requestRefund(app, tx, { ...refund, paymentId: payment.id, amount, sendAfter: wait });
}

async function closeWhenNothingIsLeft(tx: Tx, order: OrderRow): Promise<void> {
  const cancelled = await findCancellations(tx, order.id);
  const failed = await findFailures(tx, order.id);
  const isGone = ({ id, provisioning }: Awaited<ReturnType<typeof findEsimsOfOrders>>[number]) =>
    provisioning === "refused" ||
    cancelled.some(({ esimId, status }) => esimId === id && status === "done") ||
    failed.some(({ esimId, status }) => esimId === id && status === "given_back");
  if (order.status === "placed" && (await findEsimsOfOrders(tx, [order.id])).every(isGone))
    await moveOrder(tx, order, "closed", "nothing of it was delivered or kept", "refunded");
}
