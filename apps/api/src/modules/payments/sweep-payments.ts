import type { Uses } from "../../app.ts";
import { groupsApart } from "../../infra/jobs/each-apart.ts";
import {
  findPaymentsToCheck,
  findRefundsToLookAt,
  findRefundsToSend,
  findUnregistered,
} from "./payments.repository.ts";
import { lookAtRefund } from "./refunds/look-at-refund.ts";
import { sendRefund } from "./refunds/send-refund.ts";
import { settlePayment } from "./settle-payment.ts";
import { giveUp } from "./start-payment.ts";

const sweepSize = 200;

/** Takes up what a lost job or a dead process left behind, at each gateway by itself: one that is silent holds up no other. */
export async function sweepPayments(
  app: Uses<"db" | "gateways" | "jobs" | "log" | "paymentEvents">,
): Promise<void> {
  const sweeps: [find: typeof findUnregistered, take: (id: string) => Promise<unknown>][] = [
    [findPaymentsToCheck, (id) => settlePayment(app, id, 5)],
    [findUnregistered, (id) => giveUp(app, id, "never registered")],
    [findRefundsToSend, (id) => sendRefund(app, id)],
    [findRefundsToLookAt, (id) => lookAtRefund(app, id)],
  ];
  const due = await Promise.all(
    sweeps.map(async ([find, take]) =>
      (await find(app.db, sweepSize)).map(({ id, gateway }) => ({ id, gateway, take })),
    ),
  );
  await groupsApart(
    due.flat(),
    ({ gateway }) => gateway,
    ({ id, take }) => take(id),
  );
}
