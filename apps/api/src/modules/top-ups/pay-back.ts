import type { Money, PayBacks } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { newId } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { findFilling, isDisputed, lockPayments, paidBackFor, requestRefund } from "../payments/index.ts";
import { debitWallet, lockBalances } from "../wallet/index.ts";
import { partsOf } from "./pay-back-parts.ts";
import { keepPayBack } from "./pay-backs.repository.ts";
import { showPayBacks } from "./show-pay-backs.ts";
import { findTopUpsOf } from "./top-ups.repository.ts";

type PayBack = { caller: Caller; amount: Money; idempotencyKey: string };

/**
 * Sends money of the caller's wallet back to the cards that paid it in. One transaction holds their payments and then the wallet, takes the money
 * out and asks for the refunds, which are followed like any other: what a gateway can't do, or refuses, is owed and left to a person. The same key does it
 * once. Refuses with `wallet_insufficient` where there is less, or less came by card, and with `payment_disputed` where
 * the bank of one of them decides about its money.
 */
export async function payBack(
  app: Uses<"db" | "gateways" | "jobs">,
  { caller, amount, idempotencyKey }: PayBack,
): Promise<PayBacks> {
  const { customerId } = caller;
  const asked = { id: newId(), customerId, ...amount, idempotencyKey };
  await app.db.transaction().execute(async (tx) => {
    const kept = await keepPayBack(tx, asked);
    if (kept.amount !== amount.amount || kept.currency !== amount.currency)
      throw new Refusal("idempotency_key_reused");
    if (kept.isNew) await send(app, tx, asked);
  });
  return showPayBacks(app, customerId);
}

async function send(
  app: Uses<"gateways" | "jobs">,
  tx: Tx,
  { id, customerId, amount, currency }: { id: string; customerId: string } & Money,
): Promise<void> {
  const topUps = await findTopUpsOf(tx, customerId);
  const ids = topUps.map((topUp) => topUp.id);
  await lockPayments(tx, await findFilling(tx, ids));
  const payments = await findFilling(tx, ids);
  const balances = await lockBalances(tx, customerId);
  const balance = balances.find((one) => one.currency === currency)?.amount ?? 0;
  const parts = partsOf(payments, { amount, currency });
  if (balance < amount || parts.reduce((sum, part) => sum + part.amount, 0) < amount)
    throw new Refusal("wallet_insufficient");
  if (await isDisputed(tx, ...parts.map(({ payment }) => payment.id))) throw new Refusal("payment_disputed");
  for (const { payment, amount: part } of parts) {
    const cause = paidBackFor(id, payment.id);
    const taken = { customerId, amount: { amount: part, currency }, kind: "pay-back", cause } as const;
    await debitWallet(tx, { ...taken, reference: payment.orderNumber });
    await requestRefund(app, tx, { paymentId: payment.id, amount: part, cause });
  }
}
