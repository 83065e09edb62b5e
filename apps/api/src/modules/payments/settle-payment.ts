import { maskedCard } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { isHeld, nextCheckIn, pageIsOpen } from "./payment.ts";
import type { PaidChanges } from "./payment-events.ts";
import type { GatewayState } from "./payment-gateway.ts";
import { checkPaymentJob } from "./payments.queue.ts";
import {
  claimCheck,
  findPayment,
  lockPayment,
  movePayment,
  saidPaid,
  updatePayment,
} from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { requestRefund } from "./refunds/request-refund.ts";
import { awaitingPayments, isUndecided } from "./statuses.ts";

/**
 * Brings a payment in line with what its gateway says. The return page, a webhook and the sweeper all end here.
 * Phases: ask the gateway (no transaction) · one statement or transaction that moves the payment, tells the order and
 * enqueues what follows. Run twice, or by two at once, it does what one run does.
 *
 * `restSeconds`: ask at most that often; a caller who comes earlier gets the state as it is stored.
 */
export async function settlePayment(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  paymentId: string,
  restSeconds = 0,
): Promise<PaymentRow | undefined> {
  const payment = await claimCheck(app.db, paymentId, restSeconds);
  if (!payment?.gatewayRef) return payment ?? findPayment(app.db, paymentId);
  const gateway = app.gateways.get(payment.gateway);
  if (!gateway) return awaitGateway(app, payment);
  const state = await gateway.fetchState(
    payment.gatewayRef,
    payment.language,
    payment.sessionEndsAt > new Date(),
  );
  const settled = await settleAtOnce(app, payment, state);
  if (settled) return settled;
  return app.db
    .transaction()
    .execute(async (tx) => applyState(app, tx, await lockPayment(tx, paymentId), state));
}

/** What nearly all come to; undefined: nothing was written, and it needs a closer look. */
async function settleAtOnce(
  { paymentEvents }: Uses<"paymentEvents">,
  payment: PaymentRow,
  state: GatewayState,
): Promise<PaymentRow | undefined> {
  if (state.state !== "paid" || mismatchOf(payment, state)) return undefined;
  return paymentEvents.payAtOnce(payment, paidChanges(state));
}

const paidChanges = (paid: Extract<GatewayState, { state: "paid" }>): PaidChanges => ({
  paidAt: new Date(),
  gatewayMessage: paid.message,
  approvalCode: paid.approvalCode,
  card: cardEnd(paid.card),
});

/** Its gateway is not configured any more: a person is told, and it is taken up again once the gateway is back. */
function awaitGateway(app: Uses<"db" | "log">, payment: PaymentRow): Promise<PaymentRow> {
  app.log.error(
    { paymentId: payment.id, gateway: payment.gateway },
    "the payment's gateway is not configured",
  );
  return updatePayment(app.db, payment.id, {
    reviewReason: noGateway,
    nextCheckAt: new Date(Date.now() + hour),
  });
}

const givenBackBefore = "refunded_before_settled";
const noGateway = "gateway_not_configured";
/** It is asked on; a person looks with the gateway what has become of it. */
const heldLong = "held_long";
const longHeldDays = 14;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Whether its gateway may still have something to say about it. */
export const awaitsNews = (payment: PaymentRow) =>
  payment.settledByHand === null && awaitingPayments.includes(payment.status);

async function applyState(
  app: Uses<"gateways" | "jobs" | "log" | "paymentEvents">,
  tx: Tx,
  before: PaymentRow,
  state: GatewayState,
): Promise<PaymentRow> {
  if (!awaitsNews(before)) return before;
  const isOld = before.reviewReason === noGateway || before.reviewReason === heldLong;
  const payment = isOld ? await updatePayment(tx, before.id, { reviewReason: null }) : before;
  switch (state.state) {
    case "paid":
      return applyPaid(app, tx, payment, state);
    case "declined":
      return applyDeclined(app.jobs, tx, payment, state);
    case "refunded":
      return flag(tx, payment, givenBackBefore);
    case "unknown":
      app.log.warn({ paymentId: payment.id, reason: state.reason }, "the gateway's answer can't be used");
      return keepAsking(app.jobs, tx, payment);
    case "pending":
      return keepAsking(app.jobs, tx, await notePending(tx, payment, state));
  }
}

type Pending = Extract<GatewayState, { state: "pending" }>;

/**
 * Written when it changes: the buyer's page asks every few seconds. One that was refused, and is being paid in another way
 * on the same page since, is pending again.
 */
async function notePending(tx: Tx, before: PaymentRow, state: Pending): Promise<PaymentRow> {
  const payment = isTakenUp(before, state)
    ? await movePayment(tx, before, "pending", "being paid on the same page", refusalForgotten)
    : before;
  const { awaitsPayer, holdsMoney = false } = state;
  const heldSince = holdsMoney ? (payment.heldSince ?? new Date()) : null;
  const isLong = heldSince !== null && Date.now() - heldSince.getTime() > longHeldDays * day;
  const reviewReason = payment.reviewReason ?? (isLong ? heldLong : null);
  const isSame =
    awaitsPayer === payment.awaitsPayer &&
    heldSince === payment.heldSince &&
    reviewReason === payment.reviewReason;
  return isSame ? payment : updatePayment(tx, payment.id, { awaitsPayer, heldSince, reviewReason });
}

const isTakenUp = (payment: PaymentRow, { awaitsPayer, holdsMoney }: Pending): boolean =>
  payment.status === "declined" && !awaitsPayer && (holdsMoney === true || pageIsOpen(payment, new Date()));

const refusalForgotten = { declinedReason: null, refusalCause: null, gatewayMessage: null };

async function applyDeclined(
  jobs: Jobs,
  tx: Tx,
  before: PaymentRow,
  { reason, message, final, cause }: Extract<GatewayState, { state: "declined" }>,
): Promise<PaymentRow> {
  const changes = {
    declinedReason: reason,
    refusalCause: cause ?? null,
    heldSince: null,
    gatewayMessage: message,
    // Its page takes nothing more: another attempt may begin.
    ...(final && before.sessionEndsAt > new Date() ? { sessionEndsAt: new Date() } : {}),
  };
  const declined = isUndecided(before)
    ? await movePayment(tx, before, "declined", reason, changes)
    : await updatePayment(tx, before.id, changes);
  // By the session as it was: its end is not told to be near because the page took nothing more.
  const { payment } = await scheduleCheck(jobs, tx, { ...declined, sessionEndsAt: before.sessionEndsAt });
  return { ...payment, sessionEndsAt: declined.sessionEndsAt };
}

async function applyPaid(
  app: Uses<"gateways" | "jobs" | "log" | "paymentEvents">,
  tx: Tx,
  payment: PaymentRow,
  paid: Extract<GatewayState, { state: "paid" }>,
): Promise<PaymentRow> {
  const mismatch = mismatchOf(payment, paid);
  if (mismatch) {
    app.log.error({ paymentId: payment.id, mismatch }, "paid, but not what was asked: nothing is delivered");
    return flag(tx, payment, mismatch);
  }
  const changes = paidChanges(paid);
  const effect = await app.paymentEvents.onPaid(tx, { ...payment, paidAt: changes.paidAt });
  const moved = await movePayment(tx, payment, "paid", saidPaid, {
    ...changes,
    acknowledgedAt: changes.paidAt,
    reviewReason: null,
    nextCheckAt: null,
    settlesOrder: effect === "settled",
  });
  if (effect !== "settled")
    await requestRefund(app, tx, {
      paymentId: payment.id,
      amount: payment.amount,
      cause: `${effect}:${payment.id}`,
    });
  return moved;
}

/** Masked before anything keeps it; null where it can't be read. */
function cardEnd(card: string | null | undefined): string | null {
  const masked = maskedCard(card?.replaceAll(/\s/g, "") ?? "");
  return /^(xxx)?[0-9]{1,4}$/.test(masked) ? masked : null;
}

function mismatchOf(payment: PaymentRow, paid: Extract<GatewayState, { state: "paid" }>): string | undefined {
  const mismatches = {
    currency_differs: paid.amount.currency !== payment.currency,
    amount_differs: paid.amount.amount !== payment.amount,
    order_number_differs: paid.orderNumber !== payment.gatewayOrderNumber,
    [givenBackBefore]: paid.isPartlyBack === true,
  };
  return Object.entries(mismatches).find(([, differs]) => differs)?.[0];
}

/** A person has to look. It is not asked again by itself; the buyer's page and an operator still can. */
function flag(tx: Tx, payment: PaymentRow, reason: string): Promise<PaymentRow> {
  return updatePayment(tx, payment.id, { reviewReason: reason, nextCheckAt: null });
}

/** Until the last check has brought no news either: then the attempt is given up. */
async function keepAsking(jobs: Jobs, tx: Tx, before: PaymentRow): Promise<PaymentRow> {
  const { payment, isAhead } = await scheduleCheck(jobs, tx, before);
  if (isAhead || !isUndecided(payment)) return payment;
  return movePayment(tx, payment, "declined", "no news after the session's end");
}

/**
 * Whether another check is ahead: one at a time, since the buyer's page asks every few seconds and must not pile up
 * jobs.
 */
async function scheduleCheck(
  jobs: Jobs,
  tx: Tx,
  before: PaymentRow,
): Promise<{ payment: PaymentRow; isAhead: boolean }> {
  if (before.nextCheckAt && before.nextCheckAt.getTime() > Date.now())
    return { payment: before, isAhead: true };
  const sessionEndsIn = Math.round((before.sessionEndsAt.getTime() - Date.now()) / 1000);
  // What is held is asked about until it has come to something.
  const seconds = nextCheckIn(before.checks, sessionEndsIn) ?? (isHeld(before) ? day / 1000 : null);
  const nextCheckAt = seconds === null ? null : new Date(Date.now() + seconds * 1000);
  const payment = await updatePayment(tx, before.id, { nextCheckAt });
  if (seconds === null) return { payment, isAhead: false };
  await jobs.send(tx, checkPaymentJob, { paymentId: payment.id }, { startAfterSeconds: seconds });
  return { payment, isAhead: true };
}
