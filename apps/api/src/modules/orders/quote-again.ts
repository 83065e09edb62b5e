import { couponProblems, type Money } from "@rihla/contract";
import { offeredCurrencies } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import type { Executor, Tx } from "../../database.ts";
import { Refusal } from "../../refusal.ts";
import { findPaymentsOf, mayTakeMoney } from "../payments/index.ts";
import { createQuote, type FullQuote } from "../quotes/index.ts";
import { assertDeliverable } from "./assert-deliverable.ts";
import { type OrderLineRow, type OrderRow, usedCoupon } from "./order.ts";
import { findLines, takeOverPrice } from "./orders.repository.ts";

/** What a quote is asked for to price an order anew. */
export function quoteInputOf(order: OrderRow, lines: OrderLineRow[]) {
  return {
    currency: order.currency,
    lines: lines.map(({ plan, quantity, days, topsUp }) => ({
      plan: plan.code,
      quantity,
      days,
      ...(topsUp === null ? {} : { esim: topsUp }),
    })),
    ...(order.couponCode === null ? {} : { coupon: order.couponCode }),
  };
}

/**
 * What the order costs at this moment, in its own currency or another. A coupon that no longer helps, or not in that
 * currency, takes nothing off; whether uses are left is no question: the order holds its own. Refuses what is not sold any more.
 */
export async function quoteAgain(
  { config }: Uses<"config">,
  db: Executor,
  placed: OrderRow,
  lines: OrderLineRow[],
  currency = placed.currency,
): Promise<FullQuote> {
  const order = { ...placed, currency };
  const input = quoteInputOf(order, lines);
  const quote = await createQuote(db, input, config.SERVICE_FEES).catch((error: unknown) => {
    const isOfCoupon = error instanceof Refusal && couponProblems.some((code) => code === error.code);
    if (!isOfCoupon) throw error;
    return createQuote(db, quoteInputOf({ ...order, couponCode: null }, lines), config.SERVICE_FEES);
  });
  await assertDeliverable(db, quote);
  return quote;
}

/**
 * Within the transaction that starts a payment, the order locked: refuses with `price_changed` where `expected` is not
 * what the order costs now in that currency, else the order takes price and currency over. No page may be open that was made
 * at another price or in another currency: money is taken once, in one currency.
 */
export async function holdAtPrice(
  app: Uses<"config">,
  tx: Tx,
  order: OrderRow,
  expected: Money,
): Promise<void> {
  const lines = await findLines(tx, [order.id]);
  if (!offeredCurrencies.includes(expected.currency)) throw new Refusal("payment_method_unavailable");
  const quote = await quoteAgain(app, tx, order, lines, expected.currency);
  if (quote.total.amount !== expected.amount) throw new Refusal("price_changed", { newTotal: quote.total });
  if (isBoughtAlike(order, lines, quote)) return;
  const attempts = await findPaymentsOf(tx, [order.id]);
  if (attempts.some((one) => mayTakeMoney(one, new Date()))) throw new Refusal("payment_pending");
  await takeOverPrice(tx, order, quote);
}

/** The same sums, of the same suppliers: a package may have been withdrawn in two days. */
function isBoughtAlike(order: OrderRow, lines: OrderLineRow[], quote: FullQuote): boolean {
  if (order.currency !== quote.currency) return false;
  if (order.total !== quote.total.amount || usedCoupon(order) !== quote.couponCode) return false;
  return quote.lines.every((line, at) => {
    const kept = lines[at];
    return (
      kept?.total === line.total.amount &&
      kept.provider === line.provider &&
      kept.providerPackage === line.providerPackage
    );
  });
}
