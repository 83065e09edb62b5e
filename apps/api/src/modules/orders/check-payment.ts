import { setTimeout } from "node:timers/promises";
import type { Payment } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import {
  awaitsNews,
  findPayment,
  type PaymentRow,
  pageIsOpen,
  settlePayment,
  showPayment,
} from "../payments/index.ts";
import { ownsTopUp } from "../top-ups/index.ts";
import { findOrderById } from "./orders.repository.ts";
import { type Claim, owns } from "./show-order.ts";

/** The buyer's page asks every two seconds; the gateway is asked at most this often for one payment. */
const restSeconds = 2;

/** How an attempt stands, for the owner of its order or top-up; asks the gateway when the stored answer is old. */
export async function checkPayment(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  id: string,
  claim: Claim,
): Promise<Payment> {
  const known = await findPayment(app.db, id);
  if (!known || !(await ownsWhatItPays(app, known, claim))) throw new Refusal("not_found");
  return askAgain(app, known);
}

/** How it stands now, asked for at most every two seconds. */
export async function askAgain(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  known: PaymentRow,
): Promise<Payment> {
  const { id } = known;
  if (!awaitsNews(known)) return showPayment(app, known);
  const payment = (await settlePayment(app, id, restSeconds)) ?? known;
  const isOld = payment.checkedAt?.getTime() === known.checkedAt?.getTime();
  // The bank's page takes another card after a refused one, and nobody asks again about a refused payment.
  if (payment.status === "declined" && pageIsOpen(payment, new Date()) && isOld) {
    await setTimeout(restSeconds * 1000);
    return showPayment(app, (await settlePayment(app, id, restSeconds)) ?? payment);
  }
  return showPayment(app, payment);
}

async function ownsWhatItPays(
  { config, db }: Uses<"config" | "db">,
  { paysFor, orderId }: { paysFor: "order" | "top-up"; orderId: string },
  claim: Claim,
): Promise<boolean> {
  if (paysFor === "top-up") return ownsTopUp(db, orderId, claim.caller);
  const order = await findOrderById(db, orderId);
  return order !== undefined && owns(config.SECRET_KEY, order, claim);
}
