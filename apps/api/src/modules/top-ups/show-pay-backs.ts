import type { Money, PayBacks } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { findFilling, findPaidBack, readLots } from "../payments/index.ts";
import { findBalances, isFree, type Lot } from "../wallet/index.ts";
import { type Filled, type Part, partsOf } from "./pay-back-parts.ts";
import { findTopUpsOf } from "./top-ups.repository.ts";

type Showing = Uses<"db" | "gateways">;

/** What of a customer's wallets may go back to which card now, from when the rest may be paid out, and how what was sent back stands. */
export async function showPayBacks(app: Showing, customerId: string): Promise<PayBacks> {
  const topUps = await findTopUpsOf(app.db, customerId);
  const payments = await findFilling(
    app.db,
    topUps.map(({ id }) => id),
  );
  const possible = [];
  const payOuts = [];
  for (const balance of await findBalances(app.db, customerId)) {
    const { currency } = balance;
    const parts = partsOf(payments, balance);
    for (const { payment, amount } of parts)
      possible.push({
        topUp: payment.orderNumber,
        method: payment.method,
        card: payment.card,
        amount: { amount, currency },
      });
    payOuts.push(...(await readPayOuts(app, { customerId, currency }, parts)));
  }
  return { possible, payOuts, sent: await findPaidBack(app.db, payments) };
}

/** What would be left once all of these parts had gone back to their cards, by the day from which it may be paid out. */
async function readPayOuts(
  app: Showing,
  wallet: { customerId: string; currency: string },
  parts: readonly Part<Filled & { id: string }>[],
): Promise<PayBacks["payOuts"]> {
  const sendingBack = parts.map(({ payment, amount }) => ({
    what: "paid-back" as const,
    of: payment.id,
    amount,
  }));
  const now = new Date();
  const left = (await readLots(app, app.db, wallet, sendingBack)).filter((lot) => lot.left > 0);
  const byDay = Map.groupBy(left, (lot) => (isFree(lot, now) ? null : wholeDayAfter(lot)));
  return [...byDay]
    .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([from, lots]) => ({
      amount: sumOf(lots, wallet.currency),
      from: from === null ? null : new Date(from).toISOString(),
    }));
}

const day = 24 * 60 * 60 * 1000;
/** Its beginning: on the day itself a card's bank may still have hours. */
const wholeDayAfter = ({ heldUntil }: Lot): number => Math.ceil((heldUntil?.getTime() ?? 0) / day) * day;

const sumOf = (lots: readonly Lot[], currency: string): Money => ({
  amount: lots.reduce((sum, { left }) => sum + left, 0),
  currency,
});
