import type { DeletionBlock, Money } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { findOrdersBeingCancelled, findUnfinishedEsims } from "../esims/index.ts";
import { findOrdersOf } from "../orders/index.ts";
import { findMoneyInFlight, findPaymentsOf, settleOpenPayments } from "../payments/index.ts";
import { findUnfinishedRecharges } from "../recharges/index.ts";
import { findTopUpsOf } from "../top-ups/index.ts";
import { findBalances } from "../wallet/index.ts";

type Asking = Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">;

/** Seconds between two questions about one payment. */
const restSeconds = 2;

/** Asks the gateways about what this customer has begun to pay: often it has ended and we have not heard of it. Gives their orders and top-ups. */
export async function settleOpenPaymentsOf(app: Asking, caller: Caller): Promise<string[]> {
  const orders = await findOrdersOf(app.db, caller.email);
  const topUps = await findTopUpsOf(app.db, caller.customerId);
  const paidFor = [...orders, ...topUps].map(({ id }) => id);
  await settleOpenPayments(app, await findPaymentsOf(app.db, paidFor), restSeconds);
  return paidFor;
}

/** For who is about to confirm a deletion. Locks nothing: the deletion looks again. */
export async function showObstacles(app: Asking, caller: Caller): Promise<{ blockedBy: DeletionBlock[] }> {
  const paidFor = await settleOpenPaymentsOf(app, caller);
  const blockedBy = await app.db.transaction().execute(async (tx) => {
    const stored = await findBalances(tx, caller.customerId);
    return findObstacles(tx, caller.email, { paidFor, stored });
  });
  return { blockedBy };
}

/** `paidFor`: the orders and top-ups of this e-mail · `stored`: what its wallet holds. */
export async function findObstacles(
  tx: Tx,
  email: string,
  { paidFor, stored }: { paidFor: string[]; stored: Money[] },
): Promise<DeletionBlock[]> {
  const undelivered = await findUnfinishedEsims(tx, email);
  const rechargesUnderWay = await findUnfinishedRecharges(tx, email);
  const cancelling = await findOrdersBeingCancelled(tx, email);
  return [
    ...(await findMoneyInFlight(tx, paidFor)),
    ...[...undelivered, ...rechargesUnderWay].map(({ orderNumber }) => ({
      reason: "order_undelivered" as const,
      orderNumber,
    })),
    ...cancelling.map(({ orderNumber }) => ({ reason: "refund_under_way" as const, orderNumber })),
    ...stored
      .filter(({ amount }) => amount > 0)
      .map((amount) => ({ reason: "wallet_balance" as const, amount })),
  ];
}
