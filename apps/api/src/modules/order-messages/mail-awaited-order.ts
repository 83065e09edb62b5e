import { deliveryTimes } from "@rihla/contract/rules/delivery-time";
import type { Uses } from "../../app.ts";
import { findEsimsOfOrders, isStillToCome } from "../esims/index.ts";
import { awaitedOrderMail, sendMail } from "../messages/index.ts";
import { findOrderById, noteConfirmed } from "../orders/index.ts";
import { findPaymentsOf, isPaidByAnother, refundGoesTo, refundIsThereBy } from "../payments/index.ts";
import { addresseeOf, planText } from "./mail-order.ts";

type MailApp = Uses<"config" | "db" | "log" | "mailer">;

/** The money has come. Where the eSIMs have come by now, their mail says all there is to say. */
export async function mailPaidOrder(app: MailApp, orderId: string): Promise<void> {
  if (await mailAwaited(app, orderId, "paid")) await noteConfirmed(app.db, orderId);
}

/** The eSIMs take longer than usual. */
export async function mailLateOrder(app: MailApp, orderId: string): Promise<void> {
  await mailAwaited(app, orderId, "late");
}

/** By when they come, and what happens otherwise. False where nothing of the order is waited for any more. */
async function mailAwaited(app: MailApp, orderId: string, what: "paid" | "late"): Promise<boolean> {
  const order = await findOrderById(app.db, orderId);
  if (!order || order.erasedAt) return false;
  const awaited = (await findEsimsOfOrders(app.db, [orderId])).filter(isStillToCome);
  const [first] = awaited;
  if (!first) return false;
  const { latest } = deliveryTimes(first.createdAt);
  const payment = (await findPaymentsOf(app.db, [orderId])).find(({ settlesOrder }) => settlesOrder);
  const content = awaitedOrderMail({
    ...addresseeOf(app, order),
    what,
    paid: payment ? { amount: payment.amount, currency: payment.currency } : null,
    lines: awaited.map((esim) => ({
      destinationName: esim.destinationNames[order.language],
      planText: planText(order.language, esim),
    })),
    latest,
    back: !payment ? "voucher" : isPaidByAnother(payment) ? "payer" : refundGoesTo(payment),
    backBy: refundIsThereBy(latest),
  });
  const about = what === "paid" ? "order-paid" : "order-late";
  await sendMail(app, { to: order, about, id: orderId }, content);
  return true;
}
