import type { ParsedBodyOf } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { payerReceiptLimits, receiptLimits, spendLimits } from "../limits/index.ts";
import { payerReceiptMail, sendMail } from "../messages/index.ts";
import {
  findByToken,
  findOrdersById,
  findPayerAddresses,
  keepPayerAddress,
  mailPaidByLinkJob,
  nobody,
  receiptIsSent,
  showByLink,
  showOrder,
} from "../orders/index.ts";
import { findPayment, type PaymentRow } from "../payments/index.ts";
import { attached, receiptFile } from "./receipt-file.ts";

type PayerApp = Uses<"config" | "db" | "gateways" | "providers">;
type Asked = { id: string; token: string; caller: Caller | null; ip: string };

/** The receipt of who paid by a link, in the language that they paid in. It tells nothing of the traveller. */
export async function makePayerReceipt(app: PayerApp, asked: Asked) {
  const payment = await findPaid(app, asked);
  await spendLimits(app, receiptLimits, { ...asked, orderId: payment.orderId });
  return fileOf(app, payment);
}

/** Has it sent to an address that the payer leaves for it, or for hearing of money that goes back, too. */
export async function askForPayerMail(
  app: PayerApp & Uses<"jobs">,
  asked: Asked & ParsedBodyOf<"POST /payment-links/payments/{id}/receipt/mail">,
): Promise<void> {
  const { id, orderId } = await findPaid(app, asked);
  await spendLimits(app, payerReceiptLimits, { ...asked, orderId });
  await app.db.transaction().execute(async (tx) => {
    await keepPayerAddress(tx, { paymentId: id, email: asked.email, forRefund: asked.tellOfRefund });
    await app.jobs.send(tx, mailPaidByLinkJob, { paymentId: id, to: "payer" });
  });
}

/** To each address that was left; those left for nothing else are forgotten once it is handed over. */
export async function mailPayerReceipt(
  app: PayerApp & Uses<"log" | "mailer">,
  paymentId: string,
): Promise<void> {
  const addresses = await findPayerAddresses(app.db, paymentId);
  const payment = await findPayment(app.db, paymentId);
  if (!payment?.paidAt || addresses.length === 0) return;
  const content = payerReceiptMail({
    language: payment.language,
    orderNumber: payment.orderNumber,
    amount: { amount: payment.amount, currency: payment.currency },
    paidAt: payment.paidAt,
    file: attached(await fileOf(app, payment)),
  });
  for (const to of addresses) {
    await sendMail(app, { to, about: "payer-receipt", id: paymentId }, content);
    await receiptIsSent(app.db, paymentId, to);
  }
}

async function findPaid(app: PayerApp, { id, token }: Asked): Promise<PaymentRow> {
  const { payment } = await findByToken(app, id, token);
  if (!payment.paidAt) throw new Refusal("not_found");
  return payment;
}

async function fileOf(app: PayerApp, payment: PaymentRow) {
  const [order] = payment.settlesOrder ? await findOrdersById(app.db, [payment.orderId]) : [];
  const shown = { ...(await showByLink(app, payment)), paysFor: payment.paysFor };
  const paid = { payment: shown, number: payment.orderNumber, customer: null };
  return receiptFile({ ...paid, order: order && (await showOrder(app, order, nobody)) }, payment.language);
}
