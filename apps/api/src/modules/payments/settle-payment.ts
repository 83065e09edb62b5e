import type { Tx, Uses } from "../../app.ts";
import type { Jobs } from "../../infra/jobs.ts";
import { nextCheckIn, type PaymentRow } from "./payment.ts";
import type { GatewayState } from "./payment-gateway.ts";
import { checkPaymentJob } from "./payments.queue.ts";
import { claimCheck, findPayment, lockPayment, movePayment, updatePayment } from "./payments.repository.ts";
import { requestRefund } from "./request-refund.ts";

/**
 * Brings a payment in line with what its gateway says. The return page, a webhook and the sweeper all end here.
 * Phases: ask the gateway (no transaction) · one transaction that moves the payment, tells the order and enqueues
 * what follows. Run twice, or by two at once, it does what one run does.
 *
 * `restSeconds`: ask at most that often; a caller who comes earlier gets the state as it is stored.
 */
export async function settlePayment(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  paymentId: string,
  restSeconds = 0,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(app.db, paymentId);
  if (!payment || !awaitsNews(payment)) return payment;
  if (!(await claimCheck(app.db, paymentId, restSeconds)) || !payment.gatewayRef) return payment;
  const gateway = app.gateways.get(payment.gateway);
  if (!gateway) return awaitGateway(app, payment);
  const state = await gateway.fetchState(payment.gatewayRef, payment.language);
  await app.db.transaction().execute(async (tx) => {
    const current = await lockPayment(tx, paymentId);
    await applyState(app, tx, current, state);
  });
  return findPayment(app.db, paymentId);
}

/** Its gateway is not configured any more: a person is told, and it is taken up again once the gateway is back. */
async function awaitGateway(app: Uses<"db" | "log">, payment: PaymentRow): Promise<PaymentRow> {
  app.log.error(
    { paymentId: payment.id, gateway: payment.gateway },
    "the payment's gateway is not configured",
  );
  const changes = { reviewReason: noGateway, nextCheckAt: new Date(Date.now() + hour) };
  await updatePayment(app.db, payment.id, changes);
  return { ...payment, ...changes };
}

const noGateway = "gateway_not_configured";
const hour = 60 * 60 * 1000;

const awaitsNews = (payment: PaymentRow) =>
  payment.settledByHand === null && (payment.status === "pending" || payment.status === "declined");

async function applyState(
  app: Uses<"gateways" | "jobs" | "log" | "paymentEvents">,
  tx: Tx,
  payment: PaymentRow,
  state: GatewayState,
): Promise<void> {
  if (!awaitsNews(payment)) return;
  if (payment.reviewReason === noGateway) await updatePayment(tx, payment.id, { reviewReason: null });
  switch (state.state) {
    case "paid":
      return applyPaid(app, tx, payment, state);
    case "declined":
      if (payment.status === "pending") await movePayment(tx, payment, "declined", state.reason);
      await updatePayment(tx, payment.id, {
        declinedReason: state.reason,
        gatewayMessage: state.message,
        // Its page takes nothing more: another attempt may begin.
        ...(state.final && payment.sessionEndsAt > new Date() ? { sessionEndsAt: new Date() } : {}),
      });
      await scheduleCheck(app.jobs, tx, payment);
      return;
    case "refunded":
      return flag(tx, payment, "refunded_before_settled");
    case "unknown":
      app.log.warn({ paymentId: payment.id, reason: state.reason }, "the gateway's answer can't be used");
      return keepAsking(app.jobs, tx, payment);
    case "pending":
      return keepAsking(app.jobs, tx, payment);
  }
}

async function applyPaid(
  app: Uses<"gateways" | "jobs" | "log" | "paymentEvents">,
  tx: Tx,
  payment: PaymentRow,
  paid: Extract<GatewayState, { state: "paid" }>,
): Promise<void> {
  const mismatch = mismatchOf(payment, paid);
  if (mismatch) {
    app.log.error({ paymentId: payment.id, mismatch }, "paid, but not what was asked: nothing is delivered");
    return flag(tx, payment, mismatch);
  }
  const paidAt = new Date();
  await movePayment(tx, payment, "paid", "the gateway says so", {
    paidAt,
    acknowledgedAt: paidAt,
    gatewayMessage: paid.message,
    approvalCode: paid.approvalCode,
    reviewReason: null,
    nextCheckAt: null,
  });
  const effect = await app.paymentEvents.onPaid(tx, { id: payment.id, orderId: payment.orderId, paidAt });
  if (effect === "settled") await updatePayment(tx, payment.id, { settlesOrder: true });
  else
    await requestRefund(app, tx, {
      paymentId: payment.id,
      amount: payment.amount,
      cause: `${effect}:${payment.id}`,
    });
}

function mismatchOf(payment: PaymentRow, paid: Extract<GatewayState, { state: "paid" }>): string | undefined {
  const mismatches = {
    currency_differs: paid.amount.currency !== payment.currency,
    amount_differs: paid.amount.amount !== payment.amount,
    order_number_differs: paid.orderNumber !== payment.gatewayOrderNumber,
  };
  return Object.entries(mismatches).find(([, differs]) => differs)?.[0];
}

/** A person has to look. It is not asked again by itself; the buyer's page and an operator still can. */
async function flag(tx: Tx, payment: PaymentRow, reason: string): Promise<void> {
  await updatePayment(tx, payment.id, { reviewReason: reason, nextCheckAt: null });
}

/** Until the last check has brought no news either: then the attempt is given up. */
async function keepAsking(jobs: Jobs, tx: Tx, payment: PaymentRow): Promise<void> {
  const isAhead = await scheduleCheck(jobs, tx, payment);
  if (!isAhead && payment.status === "pending")
    await movePayment(tx, payment, "declined", "no news after the session's end");
}

/**
 * Whether another check is ahead: one at a time, since the buyer's page asks every few seconds and must not pile up
 * jobs.
 */
async function scheduleCheck(jobs: Jobs, tx: Tx, payment: PaymentRow): Promise<boolean> {
  if (payment.nextCheckAt && payment.nextCheckAt.getTime() > Date.now()) return true;
  const sessionEndsIn = Math.round((payment.sessionEndsAt.getTime() - Date.now()) / 1000);
  const seconds = nextCheckIn(payment.checks, sessionEndsIn);
  const nextCheckAt = seconds === null ? null : new Date(Date.now() + seconds * 1000);
  await updatePayment(tx, payment.id, { nextCheckAt });
  if (seconds === null) return false;
  await jobs.send(tx, checkPaymentJob, { paymentId: payment.id }, { startAfterSeconds: seconds });
  return true;
}
