import type { Uses } from "../../app.ts";
import { findCustomer } from "../customers/index.ts";
import { sendMail, topUpMail } from "../notifications/index.ts";
import { findPayment, refundIsThereBy } from "../payments/index.ts";
import { findTopUp } from "./top-ups.repository.ts";

/** Tells what became of money that was paid for a wallet, in the language it was paid in. */
export async function mailTopUp(
  app: Uses<"config" | "db" | "log" | "mailer">,
  paymentId: string,
  what: "credited" | "back" | "failed",
): Promise<void> {
  const payment = await findPayment(app.db, paymentId);
  const topUp = payment && (await findTopUp(app.db, payment.orderId));
  const customer = topUp && (await findCustomer(app.db, topUp.customerId));
  if (!customer) return;
  const { language, amount, currency } = payment;
  const content = topUpMail({
    language,
    what,
    name: customer.name,
    number: topUp.number,
    amount: { amount, currency },
    by: refundIsThereBy(new Date()),
    walletUrl: `${app.config.PUBLIC_URL}/${language}/wallet`,
  });
  await sendMail(app, { to: customer.email, about: `top-up-${what}`, id: paymentId }, content);
}
