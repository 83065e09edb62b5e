import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import type { RechargeRow } from "../../recharges/index.ts";
import { isPlaced } from "../order.ts";
import { mailRechargeJob } from "../orders.queue.ts";
import { lockOrder, moveOrder } from "../orders.repository.ts";
import { payBack, untilChosen } from "./pay-back.ts";

/** A supplier will not top up: all that was paid goes back the same ways, and the order is over. */
export async function refundRefusedRecharge(
  app: Uses<"config" | "gateways" | "jobs" | "methods">,
  tx: Tx,
  recharge: RechargeRow,
): Promise<void> {
  const order = await lockOrder(tx, recharge.orderId);
  await payBack(app, tx, `The recharge ${recharge.id}, which is refused,`, {
    orderId: order.id,
    cause: `refused:${recharge.id}`,
    sendAfter: untilChosen(app),
  });
  if (isPlaced(order)) await moveOrder(tx, order, "closed", "its supplier refused the top-up", "refunded");
  await app.jobs.send(tx, mailRechargeJob, { rechargeId: recharge.id });
}
