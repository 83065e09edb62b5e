import type { Money, Payment } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Caller } from "../../../http/caller.ts";
import { Refusal } from "../../../refusal.ts";
import { cancellationLimits, spendLimits } from "../../limits/index.ts";
import { findPayment, redirectRefunds, showPayment } from "../../payments/index.ts";
import { findOrderById, lockOrder } from "../orders.repository.ts";
import { waysOf } from "./cancel-order.ts";

type Wanted = { id: string; caller: Caller; orderSecret: string | null; ip: string; expected: Money };

/** The buyer has what is to go back of a payment put into their wallet, while it has not left, where it may go there. */
export async function chooseWallet(
  app: Uses<"config" | "db" | "gateways" | "methods" | "paymentEvents">,
  { id, caller, orderSecret, ip, expected }: Wanted,
): Promise<Payment> {
  const payment = await findPayment(app.db, id);
  const order = payment?.paysFor === "order" && (await findOrderById(app.db, payment.orderId));
  if (!order || order.erasedAt || order.email !== caller.email) throw new Refusal("not_found");
  await spendLimits(app, cancellationLimits, { caller, ip, orderId: order.id });
  const ways = await waysOf(app, app.db, order, payment, { caller, orderSecret });
  const wallet = ways.find((way) => way.to === "wallet");
  if (!wallet) throw new Refusal("refund_to_card_only");
  if (expected.currency !== payment.currency) throw new Refusal("refund_has_left");
  await app.db.transaction().execute(async (tx) => {
    // The account is not being deleted meanwhile.
    if ((await lockOrder(tx, order.id)).erasedAt) throw new Refusal("not_found");
    const wanted = { paymentId: id, customerId: wallet.walletOf, expected: expected.amount };
    await redirectRefunds(app, tx, wanted);
  });
  return showPayment(app, (await findPayment(app.db, id)) ?? payment);
}
