import type { Uses } from "../../app.ts";
import { eachApart } from "../../infra/each-apart.ts";
import { lookAtRefund } from "./look-at-refund.ts";
import {
  findPaymentsToCheck,
  findRefundsToLookAt,
  findRefundsToSend,
  findUnregistered,
} from "./payments.repository.ts";
import { sendRefund } from "./send-refund.ts";
import { settlePayment } from "./settle-payment.ts";
import { giveUp } from "./start-payment.ts";

const sweepSize = 200;

/** Takes up what a lost job or a dead process left behind. */
export async function sweepPayments(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
): Promise<void> {
  const sweeps: [find: typeof findUnregistered, take: (id: string) => Promise<unknown>][] = [
    [findPaymentsToCheck, (id) => settlePayment(app, id, 5)],
    [findUnregistered, (id) => giveUp(app, id, "never registered")],
    [findRefundsToSend, (id) => sendRefund(app, id)],
    [findRefundsToLookAt, (id) => lookAtRefund(app, id)],
  ];
  await eachApart(sweeps, async ([find, take]) =>
    eachApart(await find(app.db, sweepSize), ({ id }) => take(id)),
  );
}
