import type { Refundable } from "@rihla/contract/admin";
import { currencyRow } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import type { Executor } from "../../../database.ts";
import { findCustomerByEmail } from "../../customers/index.ts";
import type { OrderRow } from "../../orders/index.ts";
import {
  findPaymentsOf,
  isDisputed,
  isSentByApi,
  refundedAmount,
  refundIsThereBy,
  waysBack,
} from "../../payments/index.ts";

/** What is left of what was paid, where it may go, by when it is there, and whether an operator has to send it; null where nothing is left, or its bank decides about it. */
export async function showRefundable(
  app: Uses<"gateways" | "methods">,
  db: Executor,
  order: OrderRow,
): Promise<Refundable | null> {
  const payment = (await findPaymentsOf(db, [order.id])).find(({ settlesOrder }) => settlesOrder);
  if (!payment) return null;
  const left = payment.amount - (await refundedAmount(db, payment.id));
  if (left < 1 || (await isDisputed(db, payment.id))) return null;
  const customerId = order.erasedAt ? null : ((await findCustomerByEmail(db, order.email))?.id ?? null);
  const ways = await waysBack(app, db, payment, { customerId, broughtSecret: false });
  const { priceStep: step } = currencyRow(payment.currency);
  const isByHand = (amount: number) => !isSentByApi(app, payment, amount);
  return {
    left: { amount: left, currency: payment.currency },
    step,
    ways: ways.map(({ to }) => ({
      to,
      by: to === "wallet" ? null : refundIsThereBy(new Date()).toISOString(),
      wholeByHand: to === "card" && isByHand(left),
      partByHand: to === "card" && isByHand(Math.max(step, left - step)),
    })),
  };
}
