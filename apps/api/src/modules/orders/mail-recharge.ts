import type { Uses } from "../../app.ts";
import { findEsim } from "../esims/index.ts";
import { describePlan, rechargeMail, sendMail } from "../notifications/index.ts";
import { findPaymentsOf, findRefundFor, refundGoesTo, refundIsThereBy } from "../payments/index.ts";
import { findRecharge } from "../recharges/index.ts";
import { automaticKey } from "./buy-from-wallet.ts";
import { addresseeOf } from "./mail-order.ts";
import { findOrderById } from "./orders.repository.ts";

/** Tells the buyer of a top-up that it is there, or that it won't be and what becomes of the money. */
export async function mailRecharge(
  app: Uses<"config" | "db" | "log" | "mailer">,
  rechargeId: string,
): Promise<void> {
  const recharge = await findRecharge(app.db, rechargeId);
  const order = recharge && (await findOrderById(app.db, recharge.orderId));
  const esim = recharge && (await findEsim(app.db, recharge.esimId));
  if (!order || !esim || order.erasedAt) return;
  const { language } = order;
  const refund = await findRefundFor(app.db, `refused:${rechargeId}`);
  const paid = (await findPaymentsOf(app.db, [order.id])).find(({ settlesOrder }) => settlesOrder);
  const content = rechargeMail({
    ...addresseeOf(app, order),
    what: recharge.status === "refused" ? "refused" : recharge.effect,
    destinationName: esim.destinationNames[language],
    planText: describePlan(language, recharge.plan, recharge.days),
    automatic: order.idempotencyKey.startsWith(automaticKey),
    esimUrl: `${app.config.PUBLIC_URL}/${language}/details/${esim.id}`,
    refund: refund && {
      amount: { amount: refund.amount, currency: order.currency },
      refundTo: refundGoesTo(paid ?? { method: order.paymentMethod }),
      by: refundIsThereBy(refund.createdAt),
    },
  });
  await sendMail(app, { to: order.email, about: "recharge", id: rechargeId }, content);
}
