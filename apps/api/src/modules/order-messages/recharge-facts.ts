import type { Language } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { findEsim } from "../esims/index.ts";
import { describePlan } from "../messages/index.ts";
import { findOrderById } from "../orders/index.ts";
import { findPaymentsOf, findRefundFor, refundGoesTo, refundIsThereBy } from "../payments/index.ts";
import { findRecharge, isRefused } from "../recharges/index.ts";

/** What there is to tell of a top-up that has come to its end: what of which eSIM, or what goes back. */
export async function rechargeFacts(db: Db, rechargeId: string, spoken?: Language) {
  const recharge = await findRecharge(db, rechargeId);
  const order = recharge && (await findOrderById(db, recharge.orderId));
  const esim = recharge && (await findEsim(db, recharge.esimId));
  if (!order || !esim || order.erasedAt) return undefined;
  const language = spoken ?? order.language;
  const refund = await findRefundFor(db, `refused:${rechargeId}`);
  const paid = (await findPaymentsOf(db, [order.id])).find(({ settlesOrder }) => settlesOrder);
  return {
    order,
    esimPath: `/${language}/details/${esim.id}`,
    facts: {
      what: isRefused(recharge) ? ("refused" as const) : recharge.effect,
      destinationName: esim.destinationNames[language],
      planText: describePlan(language, recharge.plan, recharge.days),
      refund: refund && {
        amount: { amount: refund.amount, currency: order.currency },
        refundTo: refundGoesTo(paid ?? { method: order.paymentMethod }),
        by: refundIsThereBy(refund.createdAt),
      },
    },
  };
}
