import type { Language, Order } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { typeset } from "../../infra/typeset.ts";
import { Refusal } from "../../refusal.ts";
import { receiptLimits, spendLimits } from "../limits/index.ts";
import { receiptMail, sendMail } from "../notifications/index.ts";
import { type Claim, findOrdersById, findOwnOrder, showOrder } from "../orders/index.ts";
import { receiptOf } from "./receipt.ts";
import { mailReceiptJob } from "./receipts.queue.ts";

type ReceiptApp = Uses<"config" | "db" | "gateways">;
type Wanted = { number: string; claim: Claim; ip: string };

const template = new URL("./receipt.typ", import.meta.url);

/** The receipt of the payment that paid an order, as a file. What nobody has paid has none. */
export async function makeReceipt(app: ReceiptApp, wanted: Wanted) {
  const order = await findWithPayment(app, wanted);
  return fileOf(order.shown, order.language);
}

/** Has it sent to the order's own e-mail, never to another. */
export async function askForReceiptMail(app: ReceiptApp & Uses<"jobs">, wanted: Wanted): Promise<void> {
  const { id } = await findWithPayment(app, wanted);
  await app.jobs.send(app.db, mailReceiptJob, { orderId: id });
}

export async function mailReceipt(app: ReceiptApp & Uses<"log" | "mailer">, orderId: string): Promise<void> {
  const [order] = await findOrdersById(app.db, [orderId]);
  if (!order || order.erasedAt) return;
  const file = await fileOf(await showOrder(app, order), order.language);
  const content = receiptMail({
    language: order.language,
    name: order.billingName,
    orderNumber: order.number,
    receipt: { filename: file.name, content: Buffer.from(file.content, "base64") },
  });
  await sendMail(app, { to: order.email, about: "receipt", id: order.id }, content);
}

async function findWithPayment(app: ReceiptApp, { number, claim, ip }: Wanted) {
  const order = await findOwnOrder(app, number, claim);
  await spendLimits(app, receiptLimits, { caller: claim.caller, ip, orderId: order.id });
  const shown = await showOrder(app, order);
  if (!paymentOf(shown)) throw new Refusal("not_found");
  return { id: order.id, language: order.language, shown };
}

/** Also of one that has been given back since: the receipt says so. */
const paymentOf = ({ payments }: Order) => payments.find(({ paidAt }) => paidAt !== null);

async function fileOf(order: Order, language: Language) {
  const payment = paymentOf(order);
  if (!payment?.paidAt) throw new Error(`Order ${order.number} was not paid`);
  const pdf = await typeset(template, receiptOf(order, payment, language), new Date(payment.paidAt));
  return { name: `receipt-${order.number}.pdf`, content: pdf.toString("base64") };
}
