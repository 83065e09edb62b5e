import type { Uses } from "../../app.ts";
import { sendMail, tellDevices, topUpMail, type WalletNotification } from "../messages/index.ts";
import { isPaidLate, type PaymentRow } from "../payments/index.ts";
import { type TopUpOutcome, topUpFacts } from "./top-up-facts.ts";

/** Tells what became of money that was paid for a wallet, in the language it was paid in. */
export async function mailTopUp(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer">,
  paymentId: string,
  what: TopUpOutcome,
): Promise<void> {
  const told = await topUpFacts(app.db, paymentId, what);
  if (!told) return;
  const { customer, payment, facts } = told;
  const about = notificationOf(what, payment);
  if (about) await tellDevices(app, customer, { about, id: paymentId });
  const walletUrl = `${app.config.PUBLIC_URL}/${facts.language}/wallet`;
  const content = topUpMail({ ...facts, name: customer.name, walletUrl });
  await sendMail(app, { to: customer.email, about: `top-up-${what}`, id: paymentId }, content);
}

/** Whoever waits for the money sees it come: their devices are told of it where it came late. */
function notificationOf(what: TopUpOutcome, payment: PaymentRow): WalletNotification | undefined {
  const isLate = payment.paidAt !== null && isPaidLate(payment, payment.paidAt);
  return (
    { credited: isLate ? "wallet-late" : undefined, back: "wallet-back", failed: "wallet-failed" } as const
  )[what];
}
