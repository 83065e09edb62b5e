import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { debitWallet, holdToNewDevice, type Spender } from "../wallet/index.ts";
import { gatewayFor } from "./offer-methods.ts";
import { insertPayment, movePayment } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.tables.ts";
import { findOpenAttempt, newAttempt, type StartPayment, startedAgain } from "./start-payment.ts";
import { walletPaymentCause } from "./wallet-payment-cause.ts";

type FromWallet = StartPayment & {
  customerId: string;
  /** Null where nobody is there: what was agreed to before goes on. */
  spender: Spender | null;
};

/**
 * Pays from the wallet of a customer who has just typed the right PIN. One transaction writes the attempt, takes the
 * money, places the order and marks it paid: either all of it happened or nothing did. The same key gives the same
 * payment. Refuses with `wallet_insufficient`, with `new_device_limit`, and while a page of a bank may still be paid.
 */
export async function payFromWallet(
  app: Uses<"db" | "methods" | "paymentEvents">,
  input: FromWallet,
): Promise<PaymentRow> {
  const gateway = await gatewayFor(app, "wallet", input.amount);
  const attempt = newAttempt(gateway, input);
  return app.db.transaction().execute(async (tx) => {
    await input.mayStart(tx);
    const open = await findOpenAttempt(tx, gateway, input);
    if (open) return open;
    const payment = await insertPayment(tx, attempt, { hasPage: false, by: input.by });
    if (!payment) return startedAgain(tx, attempt, input.by);
    return settle(app, tx, payment, input);
  });
}

async function settle(
  { paymentEvents }: Uses<"paymentEvents">,
  tx: Tx,
  payment: PaymentRow,
  { customerId, amount, order, spender }: FromWallet,
): Promise<PaymentRow> {
  const cause = walletPaymentCause(payment.id);
  await debitWallet(tx, { customerId, amount, kind: "purchase", cause, reference: order.number });
  if (spender) await holdToNewDevice(tx, { customerId, amount, cause }, spender);
  const paidAt = new Date();
  const effect = await paymentEvents.onPaid(tx, { ...payment, paidAt });
  // The order is held, so nothing else can have paid it.
  if (effect !== "settled") throw new Error(`Nothing was bought by payment ${payment.id}: ${effect}`);
  return movePayment(tx, payment, "paid", "taken from the wallet", {
    paidAt,
    acknowledgedAt: paidAt,
    gatewayRef: payment.id,
    settlesOrder: true,
  });
}
