import type { ParsedBodyOf, Payment } from "@rihla/contract";
import { topUpFault } from "@rihla/contract/rules/top-ups";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { newId, newReadableCode } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { findCustomer } from "../customers/index.ts";
import { spendLimits, topUpLimits } from "../limits/index.ts";
import { findPaymentByKey, gatewayFor, passCaptcha, showPayment, startPayment } from "../payments/index.ts";
import { keepTopUp, lockTopUp, type TopUpRow } from "./top-ups.repository.ts";

type StartTopUp = ParsedBodyOf<"POST /wallet/top-ups"> & {
  caller: Caller;
  ip: string;
  idempotencyKey: string;
};

/**
 * Opens a gateway's page on which money is paid into the caller's wallet. Phases: write the top-up (one statement) · start
 * a payment for it, as for an order. The same key gives the same page.
 */
export async function startTopUp(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods">,
  { caller, ip, amount, method, language, returnTo, captcha, idempotencyKey }: StartTopUp,
): Promise<Payment> {
  if (topUpFault(amount))
    throw new Refusal("invalid_input", { errors: [{ path: "amount", code: "invalid" }] });
  // A wallet is not filled from itself.
  if (method === "wallet") throw new Refusal("payment_method_unavailable");
  await gatewayFor(app, method, amount);
  await spendLimits(app, topUpLimits, { caller, ip });
  const { customerId } = caller;
  const topUp = await keepTopUp(app.db, {
    id: newId(),
    number: newReadableCode(8),
    customerId,
    ...amount,
    idempotencyKey,
  });
  if (topUp.amount !== amount.amount || topUp.currency !== amount.currency)
    throw new Refusal("idempotency_key_reused");
  if (!(await findPaymentByKey(app.db, topUp.id, idempotencyKey)))
    await passCaptcha(app, { method, amount, orderId: topUp.id, language, captcha, caller, ip });
  const payment = await startPayment(app, {
    paysFor: "top-up",
    order: { id: topUp.id, number: topUp.number },
    method,
    amount,
    language,
    returnTo,
    idempotencyKey,
    by: { broughtSecret: false, customerId, byLink: false },
    mayStart: (tx) => assertOwned(tx, topUp),
  });
  return showPayment(app, payment);
}

async function assertOwned(tx: Tx, { id, customerId }: TopUpRow): Promise<void> {
  await lockTopUp(tx, id);
  if (!(await findCustomer(tx, customerId))) throw new Refusal("unauthenticated");
}
