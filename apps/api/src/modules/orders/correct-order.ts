import { createHash } from "node:crypto";
import { couponProblems, type Order, type ParsedBodyOf } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { newId } from "../../infra/ids.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import { assertUsesLeft, consumeCoupon } from "../coupons/index.ts";
import { keepBillingDetails } from "../customers/index.ts";
import { closeOpenAttempts, findPaymentsOf, mayTakeMoney } from "../payments/index.ts";
import { createQuote, type FullQuote } from "../quotes/index.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { isOpen, isPayable, type OrderLineRow, type OrderRow } from "./order.ts";
import { isToldAgain, orderSecret } from "./order-secret.ts";
import { mailCorrectedOrderJob } from "./orders.queue.ts";
import {
  findLines,
  findOrderByKey,
  insertOrder,
  isKeyKnown,
  lockUnpaidOrder,
  moveOrder,
  orderedMeanwhile,
} from "./orders.repository.ts";
import { keepOpen, withdrawLinks } from "./payment-links/payment-links.repository.ts";
import { linesFrom, orderFrom } from "./place-order.ts";
import { quoteInputOf } from "./quote-again.ts";
import { type Claim, findOwnOrder, showOrder, startedBy } from "./show-order.ts";
import { spendOrderLimits } from "./spend-order-limits.ts";

type Correction = ParsedBodyOf<"POST /orders/{number}/corrections">;
type CorrectOrder = {
  number: string;
  claim: Claim;
  ip: string;
  request: Correction;
  idempotencyKey: string;
};
type CorrectingApp = Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents" | "providers">;

/**
 * Gives an order that waits for its money another e-mail: it is closed, and placed anew with a number and a secret of its own, so
 * that nothing of it is left with the address that was wrong. Only who holds its secret can, for they typed it. Phases: its attempts are asked about and
 * their pages closed (no transaction) · unless one of them may still take money, closed and placed anew at the price of this moment (one
 * transaction). The same key and request give the same order.
 */
export async function correctOrder(
  app: CorrectingApp,
  { number, claim, ip, request: { proof, ...request }, idempotencyKey }: CorrectOrder,
): Promise<{ order: Order; secret: string }> {
  const known = await findOwnOrder(app, number, claim);
  if (!startedBy(secretKeysOf(app.config), known, claim).broughtSecret) throw new Refusal("order_of_another");
  const requestHash = createHash("sha256").update(JSON.stringify({ number, request })).digest("base64url");
  const whose = { emails: [known.email, request.email], phones: [known.billingPhone] };
  const asking = { caller: claim.caller, ip, idempotencyKey, proof, ...whose };
  const isNew = await spendOrderLimits(app, asking, isKeyKnown(idempotencyKey));
  const earlier = isNew ? undefined : await findOrderByKey(app.db, idempotencyKey);
  if (!earlier && isOpen(known)) await closeOpenAttempts(app, await findPaymentsOf(app.db, [known.id]));
  const placing = { ...request, known, caller: claim.caller, idempotencyKey, requestHash };
  const row =
    earlier ??
    (await app.db
      .transaction()
      .execute((tx) => placeAnew(app, tx, placing))
      .catch((error: unknown) => orderedMeanwhile(app.db, idempotencyKey, error)));
  if (row.requestHash !== requestHash) throw new Refusal("idempotency_key_reused");
  if (!isToldAgain(row, new Date())) throw new Refusal("order_secret_ended");
  const secret = orderSecret(app.config.SECRET_KEY, row.id);
  return { order: await showOrder(app, row, { ...claim, orderSecret: secret }), secret };
}

type Placing = Omit<Correction, "proof"> & {
  known: OrderRow;
  caller: Caller | null;
  idempotencyKey: string;
  requestHash: string;
};

async function placeAnew(
  app: CorrectingApp,
  tx: Tx,
  { known, email, expectedTotal, caller, ...key }: Placing,
): Promise<OrderRow> {
  const billing = { ...billingOf(known), email };
  const buyer = caller?.email === email ? caller : null;
  // The customer first, as whoever deletes their account holds them.
  if (buyer && !(await keepBillingDetails(tx, buyer.customerId, billing)))
    throw new Refusal("unauthenticated");
  const order = await holdCorrectable(tx, known.id);
  const lines = await findLines(tx, [order.id]);
  // What tops up an eSIM goes to its account.
  if (order.email === email || lines.some(({ topsUp }) => topsUp !== null))
    throw new Refusal("invalid_input", { errors: [{ path: "email", code: "invalid" }] });
  await closeCorrected(app, tx, order);
  const quote = await quoteAnew(app, tx, { ...order, email }, lines);
  const { total } = quote;
  if (total.amount !== expectedTotal.amount || total.currency !== expectedTotal.currency)
    throw new Refusal("price_changed", { newTotal: total });
  const id = newId();
  const { paymentGateway, compatibilityConfirmedAt, termsAcceptedAt } = order;
  const rest = { ...key, paymentGateway, knownToOwner: buyer !== null };
  const agreed = { compatibilityConfirmedAt, termsAcceptedAt };
  const row = { ...orderFrom(id, { ...order, billing }, quote, rest), ...agreed };
  const inserted = await insertOrder(tx, row, linesFrom(id, quote));
  if (quote.coupon) await consumeCoupon(tx, quote.coupon, inserted);
  return inserted;
}

const billingOf = ({ billingName: name, billingPhone: phone, billingCountry: country }: OrderRow) => ({
  name,
  phone,
  country,
});

/** Behind the lock, which every start of a payment takes: no page may take money from now on. */
async function holdCorrectable(tx: Tx, id: string): Promise<OrderRow> {
  const order = await lockUnpaidOrder(tx, id);
  if (!order || !isPayable(order)) throw new Refusal("order_not_payable");
  // All of its account's secrets were ended meanwhile.
  if (order.secretEndedAt !== null) throw new Refusal("order_secret_ended");
  const now = new Date();
  if ((await findPaymentsOf(tx, [id])).some((one) => mayTakeMoney(one, now)))
    throw new Refusal("payment_pending");
  return order;
}

/** Its coupon is free again. The address is told where it was written to, which it is once in a day for orders that wait. */
async function closeCorrected({ jobs }: Uses<"jobs">, tx: Tx, order: OrderRow): Promise<void> {
  await withdrawLinks(tx, order.id);
  await keepOpen(tx, order.id, { payableUntil: new Date(), paymentLinkEndsAt: null });
  await moveOrder(tx, order, "closed", "placed anew in another e-mail", "cancelled");
  if (order.remindedAt !== null) await jobs.send(tx, mailCorrectedOrderJob, { orderId: order.id });
}

/** At the price of this moment. A coupon that does not help, or not who it is for now, takes nothing off. */
async function quoteAnew(
  { config }: Uses<"config">,
  tx: Tx,
  order: OrderRow,
  lines: OrderLineRow[],
): Promise<FullQuote> {
  const quote = await withCoupon(tx, config.SERVICE_FEES, order, lines).catch((error: unknown) => {
    const isOfCoupon = error instanceof Refusal && couponProblems.some((code) => code === error.code);
    if (!isOfCoupon) throw error;
    return createQuote(tx, quoteInputOf({ ...order, couponCode: null }, lines), config.SERVICE_FEES);
  });
  await assertDeliverable(tx, quote);
  // Nobody has agreed to days that run from paying.
  const runs = quote.lines.some(
    ({ plan }, at) => plan.starts === "purchase" && lines[at]?.plan.starts !== "purchase",
  );
  if (runs) throw new Refusal("plan_unavailable");
  return quote;
}

async function withCoupon(
  tx: Tx,
  fees: Parameters<typeof createQuote>[2],
  order: OrderRow,
  lines: OrderLineRow[],
): Promise<FullQuote> {
  const quote = await createQuote(tx, quoteInputOf(order, lines), fees);
  if (quote.coupon) await assertUsesLeft(tx, quote.coupon, order.email);
  return quote;
}
