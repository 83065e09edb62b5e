import type { Tx } from "../../../database.ts";
import type { Jobs } from "../../../infra/jobs/jobs.ts";
import { findEsimsOfOrders, isStillToCome } from "../../esims/index.ts";
import type { RefundNews } from "../../payments/index.ts";
import { mailCancellationJob, mailOrderJob, mailRefundJob } from "../orders.queue.ts";
import { lockOrder } from "../orders.repository.ts";

/** The last eSIM of an order has come or has been refused: the order's mail can go. */
export async function noteEsimEnd(jobs: Jobs, tx: Tx, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const esims = await findEsimsOfOrders(tx, [orderId]);
  if (!esims.some(isStillToCome)) await jobs.send(tx, mailOrderJob, { orderId });
}

/** Its provider won't take an eSIM back, or has not answered for long: its buyer is told. */
export const noteCancellation = (
  jobs: Jobs,
  tx: Tx,
  esimId: string,
  what: "refused" | "late",
): Promise<unknown> => jobs.send(tx, mailCancellationJob, { esimId, what });

/** What became of money that goes back of an order is told to its buyer. */
export const noteRefund = (jobs: Jobs, tx: Tx, refundId: string, what: RefundNews): Promise<unknown> =>
  jobs.send(tx, mailRefundJob, { refundId, what });
