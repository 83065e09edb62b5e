import { setTimeout } from "node:timers/promises";
import type { Payment } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { Refusal } from "../../refusal.ts";
import {
  awaitsNews,
  findPayment,
  type PaymentRow,
  pageIsOpen,
  type Reader,
  type StartedBy,
  settlePayment,
  showJustPaid,
  showPayment,
} from "../payments/index.ts";
import { ownsTopUp } from "../top-ups/index.ts";
import { findPaymentToCheck, type PaymentToCheck } from "./orders.repository.ts";
import { assertProof, type Claim, startedBy, withoutOthersPage } from "./show-order.ts";

/** The buyer's page asks every two seconds; the gateway is asked at most this often for one payment. */
const restSeconds = 2;

/** How an attempt stands, for the owner of its order or top-up; asks the gateway when the stored answer is old. */
export async function checkPayment(
  app: Uses<"config" | "db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  id: string,
  claim: Claim,
): Promise<Payment> {
  const known = await findPaymentToCheck(app.db, id);
  if (!known) throw new Refusal("not_found");
  const by = await proofOfWhatItPays(app, known, claim);
  const payment = await askAgain(app, known);
  return by ? withoutOthersPage(app, payment, by) : payment;
}

/**
 * For whoever knows its id alone: the bank sent them back to a browser that holds no proof of the order. Asks the gateway
 * as the owner's page does, since they come at the moment of the news.
 */
export async function tellOutcome(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  id: string,
): Promise<Pick<Payment, "status" | "paysFor">> {
  const known = await findPayment(app.db, id);
  if (!known) throw new Refusal("not_found");
  const { status, paysFor } = await askAgain(app, known);
  return { status, paysFor };
}

/** How it stands now, asked for at most every two seconds. */
export async function askAgain(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
  known: PaymentRow,
  reader: Reader = "buyer",
): Promise<Payment> {
  const { id } = known;
  if (!awaitsNews(known)) return showPayment(app, known, reader);
  const payment = (await settlePayment(app, id, restSeconds)) ?? known;
  const isOld = payment.checkedAt?.getTime() === known.checkedAt?.getTime();
  // The bank's page takes another card after a refused one, and nobody asks again about a refused payment.
  if (payment.status === "declined" && pageIsOpen(payment, new Date()) && isOld) {
    await setTimeout(restSeconds * 1000);
    return showPayment(app, (await settlePayment(app, id, restSeconds)) ?? payment, reader);
  }
  // `known` awaited news, so it got through while we asked.
  if (payment.status === "paid" && payment.settlesOrder) return showJustPaid(app, payment, reader);
  return showPayment(app, payment, reader);
}

/** Refuses who owns neither its order nor its top-up. Null of a top-up, which only its owner pays. */
async function proofOfWhatItPays(
  { config, db }: Uses<"config" | "db">,
  { paysFor, orderId: id, ownerEmail: email, ownerErasedAt, ownerSecretEndedAt }: PaymentToCheck,
  claim: Claim,
): Promise<StartedBy | null> {
  if (paysFor === "top-up" && (await ownsTopUp(db, id, claim.caller))) return null;
  if (paysFor === "top-up" || email === null) throw new Refusal("not_found");
  const order = { id, email, erasedAt: ownerErasedAt, secretEndedAt: ownerSecretEndedAt };
  assertProof(secretKeysOf(config), order, claim);
  return startedBy(secretKeysOf(config), order, claim);
}
