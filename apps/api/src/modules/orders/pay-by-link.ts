import type { ParsedBodyOf, PayableByLink, Payment, PaymentByLink } from "@rihla/contract";
import type { Tx, Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { linkLimits, payingByLinkLimits, spendLimits } from "../limits/index.ts";
import {
  findPayment,
  findPaymentsOf,
  makeWay,
  mayTakeMoney,
  showPayment,
  startPayment,
} from "../payments/index.ts";
import { publicQuote } from "../quotes/index.ts";
import { askAgain } from "./check-payment.ts";
import type { OrderRow } from "./order.ts";
import { findLines, findOrderById, lockUnpaidOrder } from "./orders.repository.ts";
import { assertLives, firstNameOf, linkHashOf, type PaymentLink } from "./payment-link.ts";
import {
  findLinkByHash,
  findPaymentByLink,
  findPaymentsByLink,
  keepPaymentByLink,
} from "./payment-links.repository.ts";
import { holdAtPrice, quoteAgain } from "./quote-again.ts";
import type { Claim } from "./show-order.ts";

type PayingApp = Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents">;
type Caller = Pick<Claim, "caller"> & { ip: string };

/** What a link asks for. Refuses one that can't be paid, each way by its code. */
export async function lookUpLink(
  app: Uses<"config" | "db">,
  token: string,
  asking: Caller,
): Promise<PayableByLink> {
  await spendLimits(app, linkLimits, asking);
  const { link, order } = await findLink(app, token);
  assertLives(link, order, new Date());
  const quote = publicQuote(await quoteAgain(app, app.db, order, await findLines(app.db, [order.id])));
  const { lines, serviceFee, discount, couponDiscount, total } = quote;
  const endsAt = link.endsAt.toISOString();
  return { firstName: firstNameOf(order), lines, serviceFee, discount, couponDiscount, total, endsAt };
}

/**
 * Somebody else begins to pay, at the price that they saw. Phases: pages left before are closed (no transaction) · the
 * order is held at today's price and the attempt written (one transaction) · the gateway's page. While anybody else may be
 * paying, they are told so; who has the same link shares its page, which takes money once.
 */
export async function payByLink(
  app: PayingApp,
  body: ParsedBodyOf<"POST /payment-links/payments">,
  call: Caller & { idempotencyKey: string },
): Promise<PaymentByLink> {
  const { link, order } = await findLink(app, body.token);
  const attempts = await findPaymentsOf(app.db, [order.id]);
  const own = await findPaymentsByLink(app.db, link.id);
  const earlier = attempts.find(
    ({ id, idempotencyKey }) => own.has(id) && idempotencyKey === call.idempotencyKey,
  );
  if (earlier && earlier.status !== "pending") return forPayer(await showPayment(app, earlier));
  assertLives(link, order, new Date());
  if (body.method === "wallet") throw new Refusal("payment_method_unavailable");
  if (!earlier) await spendLimits(app, payingByLinkLimits, { ...call, orderId: order.id });
  await makeWay(app, attempts, body.method, body.expectedTotal);
  const payment = await startPayment(app, {
    paysFor: "order",
    order: { id: order.id, number: order.number },
    method: body.method,
    amount: body.expectedTotal,
    language: body.language,
    idempotencyKey: call.idempotencyKey,
    returnPath: "/pay",
    mayStart: (tx) => holdForPayer(app, tx, link, body),
    written: (tx, { id }) =>
      keepPaymentByLink(tx, { paymentId: id, linkId: link.id, payerEmail: body.email ?? null }),
  });
  return forPayer(await showPayment(app, payment));
}

/** A payment that this link started; any other does not exist for its payer. */
export async function checkPaymentByLink(app: PayingApp, id: string, token: string): Promise<PaymentByLink> {
  const link = await findLinkByHash(app.db, linkHashOf(token));
  const byLink = await findPaymentByLink(app.db, id);
  const known = await findPayment(app.db, id);
  if (!known || !link || byLink?.linkId !== link.id) throw new Refusal("not_found");
  return forPayer(await askAgain(app, known));
}

async function findLink({ db }: Uses<"db">, token: string): Promise<{ link: PaymentLink; order: OrderRow }> {
  const link = await findLinkByHash(db, linkHashOf(token));
  const order = link && (await findOrderById(db, link.orderId));
  if (!link || !order) throw new Refusal("payment_link_unknown");
  return { link, order };
}

/** Holds the order: it is not paid, closed, withdrawn or priced anew while the attempt is written. */
async function holdForPayer(
  app: Uses<"config">,
  tx: Tx,
  { tokenHash }: PaymentLink,
  { expectedTotal }: ParsedBodyOf<"POST /payment-links/payments">,
): Promise<void> {
  const known = await findLinkByHash(tx, tokenHash);
  const order = known && (await lockUnpaidOrder(tx, known.orderId));
  // Read again behind the lock, which withdrawing takes too.
  const link = order && (await findLinkByHash(tx, tokenHash));
  if (!link) throw new Refusal("payment_link_unknown");
  const now = new Date();
  assertLives(link, order, now);
  const own = await findPaymentsByLink(tx, link.id);
  const attempts = await findPaymentsOf(tx, [order.id]);
  const isBeingPaid = attempts.some((one) => mayTakeMoney(one, now) && !own.has(one.id));
  if (isBeingPaid) throw new Refusal("payment_pending");
  await holdAtPrice(app, tx, order, expectedTotal);
}

const forPayer = ({ paysFor: _, ...payment }: Payment): PaymentByLink => payment;
