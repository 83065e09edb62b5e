import { basePath, type Language, type Money, type PaymentMethod, type ReturnTo } from "@rihla/contract";
import type { RawBuilder } from "kysely";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { newId, newReadableCode } from "../../infra/ids.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { Refusal } from "../../refusal.ts";
import { gatewayFor } from "./offer-methods.ts";
import { nextCheckIn, pageIsOpen, returnPathOf } from "./payment.ts";
import type { GatewayCreated, PaymentGateway } from "./payment-gateway.ts";
import { findOthersPages, noteStart, type StartedBy } from "./payment-starts.repository.ts";
import { checkPaymentJob } from "./payments.queue.ts";
import {
  findPayment,
  findPaymentByKey,
  findPaymentsOf,
  insertFirstPayment,
  insertPayment,
  lockPayment,
  movePayment,
  saveRegistration,
} from "./payments.repository.ts";
import type { PaidFor, PaymentRow } from "./payments.tables.ts";
import { mayTakeMoney } from "./payments-in-flight.ts";
import { isUndecided } from "./statuses.ts";

export type StartPayment = {
  paysFor: PaidFor;
  /** Or the top-up. */
  order: { id: string; number: string };
  method: PaymentMethod;
  amount: Money;
  language: Language;
  idempotencyKey: string;
  by: StartedBy;
  returnTo?: ReturnTo | undefined;
  /** The owner of the order says no by a refusal; runs in the transaction that writes the attempt. */
  mayStart: (tx: Tx) => Promise<void>;
  /** The same as a query, where no attempt is known: what may be paid, locked, or nothing. */
  payable?: RawBuilder<unknown> | undefined;
  /** Runs in the same transaction, with the attempt that stands for this one. */
  written?: (tx: Tx, payment: PaymentRow) => Promise<void>;
};

const registrationTries = 3;
const firstCheckSeconds = nextCheckIn(0, 1) ?? 0;

/**
 * Starts one attempt to pay. Phases: write the attempt and enqueue its first check (one statement where nothing else has
 * to be looked at, else a transaction) · ask the gateway for its page (no transaction) · keep the page (one statement). The same key gives the same attempt and the same page.
 * While an earlier page may still be paid, that one is given again: two open pages could be paid twice.
 */
export async function startPayment(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods">,
  input: StartPayment,
): Promise<PaymentRow> {
  const gateway = await gatewayFor(app, input.method, input.amount);
  const attempt = newAttempt(gateway, input);
  const payment =
    (input.payable &&
      (await insertFirstPayment(app.db, attempt, input.payable, { by: input.by, firstCheckSeconds }))) ??
    (await writeAttempt(app, gateway, input, attempt));
  if (!isUndecided(payment) || payment.redirectUrl) return payment;
  return register(app, payment, payment.id !== attempt.id);
}

function writeAttempt(
  { db, jobs }: Uses<"db" | "jobs">,
  gateway: PaymentGateway,
  input: StartPayment,
  attempt: ReturnType<typeof newAttempt>,
): Promise<PaymentRow> {
  return db.transaction().execute(async (tx) => {
    await input.mayStart(tx);
    const written =
      (await findOpenAttempt(tx, gateway, input)) ?? (await insertAttempt(jobs, tx, attempt, input.by));
    await input.written?.(tx, written);
    return written;
  });
}

/**
 * The attempt of this order that may still be paid. One that can't stand for the new one, since another page takes its
 * method or its page has closed without a word of how it ended, has to come to its end first; so has one that somebody else opened, who came with another proof. Whoever is led to it is noted.
 */
export async function findOpenAttempt(
  tx: Tx,
  gateway: PaymentGateway,
  { order, method, amount, by }: StartPayment,
): Promise<PaymentRow | undefined> {
  const now = new Date();
  const open = (await findPaymentsOf(tx, [order.id])).find((payment) => mayTakeMoney(payment, now));
  if (!open) return undefined;
  const takesMethod =
    open.gateway === gateway.name &&
    open.currency === amount.currency &&
    (open.method === method || !gateway.tellsCardsApart);
  const isPayable = open.reviewReason === null && pageIsOpen(open, now);
  if (!takesMethod || !isPayable) throw new Refusal("payment_pending");
  return lead(tx, open, by);
}

/** Of two with the same key the second gets the first one's. */
async function insertAttempt(
  jobs: Jobs,
  tx: Tx,
  attempt: ReturnType<typeof newAttempt>,
  by: StartedBy,
): Promise<PaymentRow> {
  const inserted = await insertPayment(tx, attempt, { hasPage: true, by });
  if (!inserted) return startedAgain(tx, attempt, by);
  // One that comes before the page does is made up for by a sweep.
  await jobs.send(tx, checkPaymentJob, { paymentId: inserted.id }, { startAfterSeconds: firstCheckSeconds });
  return inserted;
}

/** The attempt that the same key has started before. */
export async function startedAgain(
  tx: Tx,
  { orderId, idempotencyKey }: { orderId: string; idempotencyKey: string },
  by: StartedBy,
): Promise<PaymentRow> {
  return lead(tx, (await findPaymentByKey(tx, orderId, idempotencyKey)) as PaymentRow, by);
}

/** Leads somebody to an attempt that was there. */
async function lead(tx: Tx, payment: PaymentRow, by: StartedBy): Promise<PaymentRow> {
  const isOthers = (await findOthersPages(tx, [payment.id], by)).has(payment.id);
  if (isOthers && mayTakeMoney(payment, new Date())) throw new Refusal("payment_pending");
  if (!isOthers) await noteStart(tx, payment.id, by);
  return payment;
}

export function newAttempt(gateway: PaymentGateway, input: StartPayment) {
  const id = newId();
  return {
    id,
    paysFor: input.paysFor,
    orderId: input.order.id,
    orderNumber: input.order.number,
    method: input.method,
    gateway: gateway.name,
    status: "pending" as const,
    amount: input.amount.amount,
    currency: input.amount.currency,
    language: input.language,
    returnPath: returnPathOf(input.language, input.by, input.returnTo),
    gatewayOrderNumber: newNumber(gateway, id),
    gatewayRef: null,
    redirectUrl: null,
    idempotencyKey: input.idempotencyKey,
    reviewReason: null,
    gatewayMessage: null,
    approvalCode: null,
    declinedReason: null,
    sessionEndsAt: new Date(Date.now() + gateway.sessionSeconds * 1000),
  };
}

/** A new one each time, where the gateway wants a number. */
const newNumber = ({ numberLength }: PaymentGateway, paymentId: string) =>
  numberLength === null ? paymentId : newReadableCode(numberLength);

/**
 * A number that was sent without an answer may be taken at the gateway, so every try has a new one. That is safe:
 * a page nobody was sent to can't take money.
 */
async function register(
  app: Uses<"config" | "db" | "gateways" | "log">,
  payment: PaymentRow,
  isRepeat: boolean,
): Promise<PaymentRow> {
  // The row's own: the key may be an older one, from before the methods were given to other gateways.
  const gateway = app.gateways.get(payment.gateway);
  if (!gateway) throw new Refusal("gateway_unavailable");
  const { returnPath } = payment;
  const returnUrl = `${app.config.PUBLIC_URL}${returnPath}${returnPath.includes("?") ? "&" : "?"}payment=${payment.id}`;
  for (let attempt = 0; attempt < registrationTries; attempt++) {
    const orderNumber = newNumber(gateway, payment.id);
    const created = await gateway.create({
      orderNumber,
      method: payment.method,
      amount: { amount: payment.amount, currency: payment.currency },
      language: payment.language,
      returnUrl,
      leaveUrl: `${returnUrl}&left=yes`,
      notifyUrl: `${app.config.PUBLIC_URL}${basePath}/webhooks/${gateway.name}`,
      description: `Rihla ${payment.orderNumber}`,
      paymentId: payment.id,
      isRepeat,
      closesAt: payment.sessionEndsAt,
    });
    if (created.outcome === "created") return keepPage(app, payment, orderNumber, created);
    if (created.outcome === "duplicate-number") continue;
    await giveUp(app, payment.id, created.reason);
    break;
  }
  throw new Refusal("gateway_unavailable");
}

async function keepPage(
  { db }: Uses<"db">,
  payment: PaymentRow,
  orderNumber: string,
  created: Extract<GatewayCreated, { outcome: "created" }>,
): Promise<PaymentRow> {
  const saved = await saveRegistration(db, payment.id, {
    gatewayOrderNumber: orderNumber,
    gatewayRef: created.ref,
    redirectUrl: created.redirectUrl,
    nextCheckAt: new Date(Date.now() + firstCheckSeconds * 1000),
  });
  if (saved) return saved;
  // The same key was used twice at once and the other call was first: its page is the one.
  const first = await findPayment(db, payment.id);
  if (!first?.redirectUrl) throw new Refusal("gateway_unavailable");
  return first;
}

/** Ends an attempt that got no page: nobody can have paid on it. */
export async function giveUp(app: Uses<"db" | "log">, paymentId: string, reason: string): Promise<void> {
  app.log.warn({ paymentId, reason }, "the gateway did not open a payment page");
  await app.db.transaction().execute(async (tx) => {
    const current = await lockPayment(tx, paymentId);
    if (!isUndecided(current) || current.gatewayRef) return;
    await movePayment(tx, current, "declined", "not registered", { declinedReason: reason });
  });
}
