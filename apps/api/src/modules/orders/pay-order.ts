import type { CaptchaAnswer, Language, Money, Payment, PaymentMethod, ReturnTo } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import { paymentLimits, spendLimits } from "../limits/index.ts";
import {
  closeCompetingAttempts,
  findPaymentByKey,
  findPaymentsOf,
  isUndecided,
  type PaymentRow,
  passCaptcha,
  payFromWallet,
  type StartedBy,
  showPayment,
  startPayment,
} from "../payments/index.ts";
import { checkPin } from "../wallet/index.ts";
import { isPayable, type OrderRow, ownTimeEnds } from "./order.ts";
import { findOrderToPay, lockUnpaidOrder, onlyTopsUpOlder, payableOrder } from "./orders.repository.ts";
import { holdAtPrice } from "./quote-again.ts";
import { assertOwn, type Claim, isTakenOver, startedBy, withoutOthersPage } from "./show-order.ts";

type PayOrder = {
  number: string;
  claim: Claim;
  ip: string;
  method: PaymentMethod;
  language: Language;
  walletPin?: string | undefined;
  returnTo?: ReturnTo | undefined;
  expectedTotal?: Money | undefined;
  captcha?: CaptchaAnswer | undefined;
  takeOver?: true | undefined;
  idempotencyKey: string;
};
type PayingApp = Uses<"config" | "db" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents">;

/**
 * Starts an attempt to pay an open order. Who would take it from whoever placed it has to say that they want it. The amount is the order's; what the caller saw is
 * compared with it, behind the lock.
 */
export async function payOrder(app: PayingApp, input: PayOrder): Promise<Payment> {
  const { isTried, ...order } = await assertOwn(app, await findOrderToPay(app.db, input.number), input.claim);
  const by = startedBy(secretKeysOf(app.config), order, input.claim);
  if (isTakenOver(order, by) && !input.takeOver) throw new Refusal("order_of_another");
  const show = async (row: PaymentRow) => withoutOthersPage(app, await showPayment(app, row), by);
  // The same key gets the first answer, also when the order has been paid by it meanwhile.
  const attempts = isTried ? await findPaymentsOf(app.db, [order.id]) : [];
  const earlier = attempts.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey);
  if (earlier && !isUndecided(earlier)) return show(earlier);
  const amount = input.expectedTotal ?? { amount: order.total, currency: order.currency };
  if (!earlier) {
    const whose = { emails: [order.email], phones: [order.billingPhone] };
    const asking = { ...input.claim, ...whose, ip: input.ip, orderId: order.id };
    await passCaptcha(app, { ...input, ...asking, amount });
    await spendLimits(app, paymentLimits, asking);
  }
  const payer = input.method === "wallet" ? await provenPayer(app, order, input) : null;
  // An attempt made before may have ended a moment ago, or have been paid in another tab.
  await closeCompetingAttempts(app, attempts, { method: input.method, amount, by });
  return show(await pay(app, order, { amount, payer, isTried, by }, input));
}

/** `payer`: whose wallet pays; null where a gateway takes the money. */
type Paying = { amount: Money; payer: Caller | null; isTried: boolean; by: StartedBy };

async function pay(app: PayingApp, order: OrderRow, { amount, payer, isTried, by }: Paying, input: PayOrder) {
  const attempt = {
    paysFor: "order" as const,
    order: { id: order.id, number: order.number },
    method: input.method,
    amount,
    language: input.language,
    returnTo: input.returnTo,
    idempotencyKey: input.idempotencyKey,
    by,
    mayStart: (tx: Tx) => holdPayable(app, tx, order.id, amount),
  };
  const payable = isTried ? undefined : payableOrder(order.id, amount);
  if (payer === null) return startPayment(app, { ...attempt, payable });
  try {
    const { customerId, sessionId } = payer;
    const isExempt = (tx: Tx, since: Date) => onlyTopsUpOlder(tx, order.id, since);
    return await payFromWallet(app, { ...attempt, customerId, spender: { sessionId, isExempt } });
  } catch (error) {
    // The same key was used twice at once and the other call was first.
    const first = await findPaymentByKey(app.db, order.id, input.idempotencyKey);
    if (first) return first;
    throw error;
  }
}

/** Whose wallet pays: the order's owner, signed in, with the right PIN. Nobody else's does, whoever holds the order's secret. */
async function provenPayer(
  app: Uses<"config" | "db">,
  order: OrderRow,
  { claim: { caller }, walletPin: pin }: PayOrder,
): Promise<Caller> {
  if (caller?.email !== order.email) throw new Refusal("payment_method_unavailable");
  if (pin === undefined)
    throw new Refusal("invalid_input", { errors: [{ path: "walletPin", code: "required" }] });
  await checkPin(app, { customerId: caller.customerId, pin });
  return caller;
}

/** Kept open by a payment link past its own hour: it costs what it costs at this moment. */
const isQuotedAgain = (order: OrderRow): boolean => ownTimeEnds(order).getTime() < Date.now();

/** Holds the order, so that it is not closed, paid, priced anew or erased while the attempt is written. */
async function holdPayable(app: Uses<"config">, tx: Tx, orderId: string, amount: Money): Promise<void> {
  const order = await lockUnpaidOrder(tx, orderId);
  if (!order || !isPayable(order)) throw new Refusal("order_not_payable");
  // Somebody who pays by a link may have taken it to another currency meanwhile, or its owner wants to.
  if (isQuotedAgain(order) || order.currency !== amount.currency) return holdAtPrice(app, tx, order, amount);
  // Or have agreed to another price.
  const total = { amount: order.total, currency: order.currency };
  if (order.total !== amount.amount) throw new Refusal("price_changed", { newTotal: total });
}
