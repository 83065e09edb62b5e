import type { ParsedBodyOf, PayableByLink, Payment, PaymentByLink } from "@rihla/contract";
import { offeredCurrencies } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { tokenHashOf } from "../../../infra/ids.ts";
import { Refusal } from "../../../refusal.ts";
import { linkLimits, payingByLinkLimits, spendLimits } from "../../limits/index.ts";
import {
  closeCompetingAttempts,
  findPayment,
  findPaymentsOf,
  isHeld,
  isUndecided,
  mayTakeMoney,
  type PaymentRow,
  passCaptcha,
  type Reader,
  showPayment,
  startedByLink,
  startPayment,
} from "../../payments/index.ts";
import { publicQuote } from "../../quotes/index.ts";
import { askAgain } from "../check-payment.ts";
import type { OrderLineRow, OrderRow } from "../order.ts";
import { mailOrderCurrencyJob } from "../orders.queue.ts";
import { findLines, findOrderById, lockUnpaidOrder, wasQuotedIn } from "../orders.repository.ts";
import { holdAtPrice, quoteAgain } from "../quote-again.ts";
import type { Claim } from "../show-order.ts";
import { keepPayerAddress } from "./payer-addresses.repository.ts";
import { assertLives, firstNameOf, type PaymentLink } from "./payment-link.ts";
import {
  findLinkByHash,
  findPaymentByLink,
  findPaymentsByLink,
  keepPaymentByLink,
} from "./payment-links.repository.ts";

type PayingApp = Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents">;
type Caller = Pick<Claim, "caller"> & { ip: string };
type Body = ParsedBodyOf<"POST /payment-links/payments">;
type Keyed = { idempotencyKey: string };

/** What a link asks for, in every currency that the order can be quoted in. Refuses one that can't be paid, each way by its code. */
export async function lookUpLink(
  app: Uses<"config" | "db">,
  token: string,
  asking: Caller,
): Promise<PayableByLink> {
  await spendLimits(app, linkLimits, asking);
  const { link, order } = await findLink(app, token);
  assertLives(link, order, new Date());
  const lines = await findLines(app.db, [order.id]);
  const others = offeredCurrencies.filter((currency) => currency !== order.currency);
  return {
    firstName: firstNameOf(order),
    ...(await priceIn(app, order, lines)),
    elsewhere: await pricesIn(app, order, lines, others),
    endsAt: link.endsAt.toISOString(),
  };
}

type Price = PayableByLink["elsewhere"][number];

async function priceIn(
  app: Uses<"config" | "db">,
  order: OrderRow,
  ordered: OrderLineRow[],
  currency = order.currency,
): Promise<Price> {
  const quote = publicQuote(await quoteAgain(app, app.db, order, ordered, currency));
  const { lines, serviceFee, discount, couponDiscount, total } = quote;
  const couponLost = order.couponCode !== null && quote.couponCode === null;
  return { lines, serviceFee, discount, couponDiscount, couponLost, total };
}

/** Those in which it can't be had are left out. */
async function pricesIn(
  app: Uses<"config" | "db">,
  order: OrderRow,
  ordered: OrderLineRow[],
  currencies: readonly string[],
): Promise<Price[]> {
  const prices: Price[] = [];
  for (const currency of currencies) {
    const price = await priceIn(app, order, ordered, currency).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    if (price) prices.push(price);
  }
  return prices;
}

/**
 * Somebody else begins to pay, at the price that they saw. Phases: pages left before are closed (no transaction) · the
 * order is held at today's price in the payer's currency and the attempt written (one transaction) · the gateway's page. While anybody else may be
 * paying, they are told so; who has the same link may go on all the same and shares its page, which takes money once.
 */
export async function payByLink(app: PayingApp, body: Body, call: Caller & Keyed): Promise<PaymentByLink> {
  const { link, order } = await findLink(app, body.token);
  const attempts = await findPaymentsOf(app.db, [order.id]);
  const own = await findPaymentsByLink(app.db, link.id);
  const earlier = attempts.find(
    ({ id, idempotencyKey }) => own.has(id) && idempotencyKey === call.idempotencyKey,
  );
  if (earlier && !isUndecided(earlier)) return showByLink(app, earlier);
  assertLives(link, order, new Date());
  if (body.method === "wallet") throw new Refusal("payment_method_unavailable");
  if (!earlier) {
    assertKnowsOfPages(
      attempts.filter(({ id }) => own.has(id)),
      body,
      call,
    );
    const emails = body.email ? [order.email, body.email] : [order.email];
    const asking = { ...call, orderId: order.id, emails, phones: [order.billingPhone] };
    await passCaptcha(app, { ...body, ...asking, amount: body.expectedTotal });
    await spendLimits(app, payingByLinkLimits, asking);
  }
  await closeCompetingAttempts(app, attempts, {
    method: body.method,
    amount: body.expectedTotal,
    by: startedByLink,
  });
  const payment = await startPayment(app, {
    paysFor: "order",
    order: { id: order.id, number: order.number },
    method: body.method,
    amount: body.expectedTotal,
    language: body.language,
    idempotencyKey: call.idempotencyKey,
    by: startedByLink,
    mayStart: (tx) => holdForPayer(app, tx, link, body, call),
    written: (tx, written) => keepPayer(tx, link, body, written, call.idempotencyKey),
  });
  return showByLink(app, payment);
}

/** A payment that this link started; any other does not exist for its payer. */
export async function checkPaymentByLink(app: PayingApp, id: string, token: string): Promise<PaymentByLink> {
  const { payment, byLink } = await findByToken(app, id, token);
  return forPayer(await askAgain(app, payment, readerOf(byLink)));
}

/** Another's payment does not exist for who holds this token. */
export async function findByToken({ db }: Uses<"db">, id: string, token: string) {
  const link = await findLinkByHash(db, tokenHashOf(token));
  const byLink = await findPaymentByLink(db, id);
  const payment = await findPayment(db, id);
  if (!payment || !link || byLink?.linkId !== link.id) throw new Refusal("not_found");
  return { payment, byLink };
}

/** What its payer may see of a payment that a link started. */
export async function showByLink(app: Uses<"db" | "gateways">, payment: PaymentRow): Promise<PaymentByLink> {
  const byLink = await findPaymentByLink(app.db, payment.id);
  return forPayer(await showPayment(app, payment, readerOf(byLink)));
}

/** Of two who were led to one page either may have paid: neither is told with which card. */
const readerOf = (byLink: { shared: boolean } | undefined): Reader =>
  byLink?.shared === false ? "payer" : "buyer";

async function keepPayer(
  tx: Tx,
  { id: linkId }: PaymentLink,
  { email }: Body,
  payment: PaymentRow,
  idempotencyKey: string,
): Promise<void> {
  const shared = payment.idempotencyKey !== idempotencyKey;
  await keepPaymentByLink(tx, { paymentId: payment.id, linkId, shared });
  if (email) await keepPayerAddress(tx, { paymentId: payment.id, email, forRefund: false });
}

async function findLink({ db }: Uses<"db">, token: string): Promise<{ link: PaymentLink; order: OrderRow }> {
  const link = await findLinkByHash(db, tokenHashOf(token));
  const order = link && (await findOrderById(db, link.orderId));
  if (!link || !order) throw new Refusal("payment_link_unknown");
  return { link, order };
}

/** Holds the order: it is not paid, closed, withdrawn or priced anew while the attempt is written. */
async function holdForPayer(
  app: Uses<"config" | "jobs">,
  tx: Tx,
  { tokenHash }: PaymentLink,
  body: Body,
  call: Keyed,
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
  assertKnowsOfPages(attempts, body, call);
  const { currency } = body.expectedTotal;
  // Of each currency once: who holds the link could go to and fro.
  const isNews = order.currency !== currency && !(await wasQuotedIn(tx, order.id, currency));
  await holdAtPrice(app, tx, order, body.expectedTotal);
  if (isNews) await app.jobs.send(tx, mailOrderCurrencyJob, { orderId: order.id });
}

/** Two relatives have one link: the second learns before paying, or before the first one's page is closed, that there is a first. */
function assertKnowsOfPages(attempts: readonly PaymentRow[], body: Body, { idempotencyKey }: Keyed): void {
  // What is held needs nothing more of anybody.
  if (attempts.some(isHeld)) throw new Refusal("payment_pending");
  const isOthers = (one: PaymentRow) =>
    one.idempotencyKey !== idempotencyKey && mayTakeMoney(one, new Date());
  if (!body.despiteOpenPage && attempts.some(isOthers)) throw new Refusal("payment_page_open");
}

const forPayer = ({ paysFor: _, ...payment }: Payment): PaymentByLink => payment;
