import type { Uses } from "../../app.ts";
import { paidByLinkMail, sendMail, tellDevices } from "../messages/index.ts";
import { findOrderById, noteConfirmed } from "../orders/index.ts";
import { findPayment } from "../payments/index.ts";
import { addresseeOf } from "./mail-order.ts";

/** Somebody else paid: tells the traveller, by mail in the order's language. */
export async function mailPaidByLink(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer">,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(app.db, paymentId);
  const order = payment && (await findOrderById(app.db, payment.orderId));
  if (!order || order.erasedAt) return;
  await tellDevices(app, order, { about: "paid-by-link", id: paymentId });
  const amount = { amount: payment.amount, currency: payment.currency };
  const content = paidByLinkMail({ ...addresseeOf(app, order), amount });
  await sendMail(app, { to: order, about: "paid-by-link", id: paymentId }, content);
  await noteConfirmed(app.db, order.id);
}
