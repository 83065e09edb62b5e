import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { endBlockOf, type Fact, holdBlocks, insertBlock } from "../../blocks/index.ts";
import { refundPaymentJob } from "../payments.queue.ts";
import { moveRefund } from "../payments.repository.ts";
import type { PaymentRow } from "../payments.tables.ts";
import { holdsMoney, isOpen } from "./dispute.ts";
import type { DisputeThere } from "./dispute-there.ts";
import {
  findPayer,
  isDisputed,
  keepDispute,
  lockDisputed,
  lockWaitingRefunds,
} from "./disputes.repository.ts";
import type { DisputeRow } from "./disputes.tables.ts";

type FollowApp = Uses<"db" | "gateways" | "jobs" | "log">;

/**
 * Brings a dispute in line with what its gateway says; a webhook and the sweep both end here. Phases: ask the gateway (no transaction) · one transaction
 * that holds the payment, writes the dispute, and blocks its payer or lets them in. Run twice, or by two at once, it does what one run does.
 */
export async function followDispute(app: FollowApp, gateway: string, name: string): Promise<void> {
  const disputes = app.gateways.get(gateway)?.disputes;
  if (!disputes) return;
  const askedAt = new Date();
  const told = await disputes.read(name);
  if (told.outcome === "told") return noteDispute(app, gateway, told.dispute, askedAt);
  app.log.warn(
    { gateway, dispute: name, reason: told.reason },
    "the gateway's answer about a dispute can't be used",
  );
  // The job, or the next sweep, asks again.
  throw new Error(`No answer about dispute ${name} of ${gateway}`);
}

async function noteDispute(
  { db, jobs, log }: FollowApp,
  gateway: string,
  there: DisputeThere,
  askedAt: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const payment = await lockDisputed(tx, gateway, there.paymentId);
    if (!payment)
      log.error({ gateway, dispute: there.name }, "a payment is disputed that the shop does not know");
    const { name: reference, amount, takenBack, state: status, reason, answerBy, openedAt } = there;
    const { dispute, from } = await keepDispute(tx, {
      paymentId: payment?.id ?? null,
      gateway,
      reference,
      reason,
      status,
      ...amount,
      answerBy,
      openedAt,
      closedAt: isOpen(status) ? null : (there.closedAt ?? askedAt),
      takenBack: takenBack?.amount ?? null,
      askedAt,
    });
    const [held, holds] = [from !== null && holdsMoney(from), holdsMoney(dispute.status)];
    if (payment && holds && !held) await blockPayer(tx, payment, dispute);
    if (!holds && held) await endBlockOf(tx, dispute.id);
    // Another dispute of it may go on.
    if (!payment || holds || !held || (await isDisputed(tx, payment.id))) return;
    for (const refundId of await lockWaitingRefunds(tx, payment.id)) {
      await moveRefund(tx, refundId, "requested", null);
      await jobs.send(tx, refundPaymentJob, { refundId });
    }
  });
}

/** As they are called who do it, in the list of blocks. */
const theShop = "the shop";

/** Until it is won, or an owner lifts it; who was let in by a person is not blocked anew before it is decided. */
async function blockPayer(
  tx: Tx,
  payment: PaymentRow,
  { id: disputeId, reference }: DisputeRow,
): Promise<void> {
  const { emails, devices, customerId } = await findPayer(tx, payment);
  const facts: Fact[] = [
    ...[...new Set(emails)].map((value) => ({ kind: "email" as const, value })),
    ...devices.map((value) => ({ kind: "device" as const, value })),
  ];
  if (facts.length === 0) return;
  await holdBlocks(tx);
  const why = `dispute ${reference} of ${payment.orderNumber}`;
  await insertBlock(tx, { id: newId(), who: theShop, why, customerId, endsAt: null, disputeId }, facts);
}
