import type { Uses } from "../../app.ts";
import { paidByLinkMail, payerReceiptMail, sendMail } from "../notifications/index.ts";
import { findPayment, showPayment } from "../payments/index.ts";
import { findOrderById } from "./orders.repository.ts";
import { findPaymentByLink, forgetPayer } from "./payment-links.repository.ts";

/**
 * Somebody else paid: tells the traveller in the order's language, or gives the payer their receipt in the language that
 * they paid in. The payer's address is forgotten once the receipt is handed over.
 */
export async function mailPaidByLink(
  app: Uses<"config" | "db" | "gateways" | "log" | "mailer">,
  paymentId: string,
  to: "traveller" | "payer",
): Promise<void> {
  const payment = await findPayment(app.db, paymentId);
  const order = payment && (await findOrderById(app.db, payment.orderId));
  if (!order) return;
  const { number: orderNumber } = order;
  const amount = { amount: payment.amount, currency: payment.currency };
  if (to === "traveller") {
    if (order.erasedAt) return;
    const orderUrl = `${app.config.PUBLIC_URL}/${order.language}/status/${orderNumber}`;
    const content = paidByLinkMail({
      language: order.language,
      name: order.billingName,
      orderNumber,
      amount,
      orderUrl,
    });
    return sendMail(app, { to: order.email, about: "paid-by-link", id: paymentId }, content);
  }
  const byLink = await findPaymentByLink(app.db, paymentId);
  if (!byLink?.payerEmail) return;
  const { receipt } = await showPayment(app, payment);
  const paidAt = payment.paidAt ?? new Date();
  const content = payerReceiptMail({ language: payment.language, orderNumber, amount, paidAt, receipt });
  await sendMail(app, { to: byLink.payerEmail, about: "payer-receipt", id: paymentId }, content);
  await forgetPayer(app.db, paymentId);
}
