import type { Language } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { findCustomer } from "../customers/index.ts";
import { findPayment, refundIsThereBy } from "../payments/index.ts";
import { findTopUp } from "./top-ups.repository.ts";

/** In the wallet · paid twice, so it goes back · could not be given back. */
export type TopUpOutcome = "credited" | "back" | "failed";

/** What there is to tell of money that was paid for a wallet, and to whom; undefined once their account is deleted. */
export async function topUpFacts(db: Db, paymentId: string, what: TopUpOutcome, spoken?: Language) {
  const payment = await findPayment(db, paymentId);
  const topUp = payment && (await findTopUp(db, payment.orderId));
  const customer = topUp && (await findCustomer(db, topUp.customerId));
  if (!customer) return undefined;
  const { amount, currency } = payment;
  const language = spoken ?? payment.language;
  const by = refundIsThereBy(new Date());
  const facts = { language, what, number: topUp.number, amount: { amount, currency }, by };
  return { customer, payment, facts };
}
