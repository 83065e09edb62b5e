import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { findCustomer } from "../customers/index.ts";
import { receiptLimits, spendLimits } from "../limits/index.ts";
import { receiptMail, sendMail } from "../messages/index.ts";
import { findPayment, findPaymentsOf, type PaymentRow, showPayment } from "../payments/index.ts";
import { findOwnTopUp } from "../top-ups/index.ts";
import { attached, receiptFile } from "./receipt-file.ts";
import { mailTopUpReceiptJob } from "./receipts.queue.ts";

type TopUpApp = Uses<"config" | "db" | "gateways">;
type Wanted = { number: string; caller: Caller; ip: string };

/** The receipt of money that was put into the caller's wallet, in the language it was paid in. */
export async function makeTopUpReceipt(app: TopUpApp, wanted: Wanted) {
  const payment = await findCredited(app, wanted);
  return fileOf(app, payment, await findCustomer(app.db, wanted.caller.customerId));
}

/** Has it sent to the customer's own e-mail. */
export async function askForTopUpMail(app: TopUpApp & Uses<"jobs">, wanted: Wanted): Promise<void> {
  const { id } = await findCredited(app, wanted);
  const { customerId } = wanted.caller;
  await app.jobs.send(app.db, mailTopUpReceiptJob, { paymentId: id, customerId });
}

export async function mailTopUpReceipt(
  app: TopUpApp & Uses<"log" | "mailer">,
  paymentId: string,
  customerId: string,
): Promise<void> {
  const payment = await findPayment(app.db, paymentId);
  const customer = await findCustomer(app.db, customerId);
  if (!payment || !customer) return;
  const content = receiptMail({
    language: payment.language,
    of: "top-up",
    name: customer.name,
    number: payment.orderNumber,
    receipt: attached(await fileOf(app, payment, customer)),
  });
  await sendMail(app, { to: customer.email, about: "top-up-receipt", id: paymentId }, content);
}

async function findCredited(app: TopUpApp, { number, caller, ip }: Wanted): Promise<PaymentRow> {
  const topUp = await findOwnTopUp(app.db, number, caller);
  if (!topUp) throw new Refusal("not_found");
  await spendLimits(app, receiptLimits, { caller, ip, orderId: topUp.id });
  const payment = (await findPaymentsOf(app.db, [topUp.id])).find(({ settlesOrder }) => settlesOrder);
  if (!payment?.paidAt) throw new Refusal("not_found");
  return payment;
}

async function fileOf(
  app: TopUpApp,
  payment: PaymentRow,
  customer: Awaited<ReturnType<typeof findCustomer>>,
) {
  const shown = { payment: await showPayment(app, payment), number: payment.orderNumber };
  return receiptFile({ ...shown, customer: customer?.name ?? null, order: undefined }, payment.language);
}
