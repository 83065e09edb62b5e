import type { Uses } from "../../app.ts";
import { payerRefundMail, refundMail, sendMail, tellDevices } from "../messages/index.ts";
import { expectedByRefund, findOrderById, findPayerAddresses, findPaymentByLink } from "../orders/index.ts";
import {
  findPayment,
  findRefund,
  type PaymentRow,
  type RefundRow,
  refundIsThereBy,
} from "../payments/index.ts";
import { addresseeOf } from "./mail-order.ts";

const told = { given: "refund-given", failed: "refund-failed" } as const;

/**
 * Tells what became of money that goes back: an order's buyer, and who paid by a link where it is their card's and they
 * left an address. What somebody else paid for nothing is not the buyer's.
 */
export async function mailRefund(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer" | "methods">,
  refundId: string,
  what: keyof typeof told,
): Promise<void> {
  const refund = await findRefund(app.db, refundId);
  const payment = refund && (await findPayment(app.db, refund.paymentId));
  const order = payment && (await findOrderById(app.db, payment.orderId));
  if (!order) return;
  const byLink = await findPaymentByLink(app.db, payment.id);
  if (byLink && refund.destination === "card") await tellPayer(app, refund, payment, what);
  if (order.erasedAt || (byLink && !payment.settlesOrder)) return;
  await tellDevices(app, order, { about: told[what], id: refundId });
  const content = refundMail({
    ...addresseeOf(app, order),
    what,
    ...expectedByRefund(refund, payment),
    hasWallet: app.methods.some(({ method }) => method === "wallet"),
  });
  const about = refund.destination === "wallet" ? "refund-in-wallet" : told[what];
  await sendMail(app, { to: order, about, id: refundId }, content);
}

async function tellPayer(
  app: Uses<"config" | "db" | "log" | "mailer">,
  refund: RefundRow,
  { id, language, orderNumber, currency }: PaymentRow,
  what: keyof typeof told,
): Promise<void> {
  const amount = { amount: refund.amount, currency };
  const by = refundIsThereBy(refund.createdAt);
  const content = payerRefundMail({ language, orderNumber, amount, by, what });
  for (const to of await findPayerAddresses(app.db, id))
    await sendMail(app, { to, about: `payer-refund-${what}`, id: refund.id }, content);
}
