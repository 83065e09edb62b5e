import type { Uses } from "../../../app.ts";
import { receiptMail, sendMail } from "../../messages/index.ts";
import { findOrderById } from "../../orders/index.ts";
import { attached } from "../receipt-file.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { invoiceFile } from "./make-invoice.ts";

/** Gives a paid order of a company its invoice and mails the one that holds: one transaction · the mail, each invoice once. */
export async function sendInvoice(
  app: Uses<"config" | "db" | "gateways" | "log" | "mailer" | "providers">,
  orderId: string,
): Promise<void> {
  const [invoice] = await issueInvoice(app.db, orderId);
  const order = await findOrderById(app.db, orderId);
  if (!invoice || !order || order.erasedAt) return;
  const file = await invoiceFile(app, order, invoice);
  const { language, number, billingName: name } = order;
  const content = receiptMail({ language, of: "invoice", name, number, receipt: attached(file) });
  await sendMail(app, { to: order, about: "invoice", id: invoice.id }, content);
}
