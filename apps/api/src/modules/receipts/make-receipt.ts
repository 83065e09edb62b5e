import type { Language, Order } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { receiptLimits, spendLimits } from "../limits/index.ts";
import { receiptMail, sendMail } from "../messages/index.ts";
import { type Claim, findOrdersById, findOwnOrder, nobody, showOrder } from "../orders/index.ts";
import { attached, receiptFile } from "./receipt-file.ts";
import { mailReceiptJob } from "./receipts.queue.ts";

type ReceiptApp = Uses<"config" | "db" | "gateways" | "providers">;
type Wanted = { number: string; claim: Claim; ip: string };

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
  const file = await fileOf(await showOrder(app, order, nobody), order.language);
  const content = receiptMail({
    language: order.language,
    of: "order",
    name: order.billingName,
    number: order.number,
    receipt: attached(file),
  });
  await sendMail(app, { to: order, about: "receipt", id: order.id }, content);
}

async function findWithPayment(app: ReceiptApp, { number, claim, ip }: Wanted) {
  const order = await findOwnOrder(app, number, claim);
  await spendLimits(app, receiptLimits, { caller: claim.caller, ip, orderId: order.id });
  const shown = await showOrder(app, order, claim);
  if (!paymentOf(shown)) throw new Refusal("not_found");
  return { id: order.id, language: order.language, shown };
}

/** The first that got through paid the order. Also one that has been given back since: the receipt says so. */
const paymentOf = ({ payments }: Order) =>
  payments
    .filter(({ paidAt }) => paidAt !== null)
    .sort((one, other) => Date.parse(one.paidAt ?? "") - Date.parse(other.paidAt ?? ""))[0];

function fileOf(order: Order, language: Language) {
  const payment = paymentOf(order);
  if (!payment) throw new Error(`Order ${order.number} was not paid`);
  return receiptFile({ payment, number: order.number, customer: order.billing.name, order }, language);
}
