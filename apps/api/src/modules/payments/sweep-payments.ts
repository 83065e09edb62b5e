import type { Uses } from "../../app.ts";
import { findPaymentsToCheck, findRefundsToSend, findUnregistered } from "./payments.repository.ts";
import { sendRefund } from "./send-refund.ts";
import { settlePayment } from "./settle-payment.ts";
import { giveUp } from "./start-payment.ts";

const sweepSize = 200;

/** Takes up what a lost job or a dead process left behind. */
export async function sweepPayments(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
): Promise<void> {
  for (const { id } of await findPaymentsToCheck(app.db, sweepSize)) await settlePayment(app, id, 5);
  for (const { id } of await findUnregistered(app.db, sweepSize)) await giveUp(app, id, "never registered");
  for (const { id } of await findRefundsToSend(app.db, sweepSize)) await sendRefund(app, id);
}
