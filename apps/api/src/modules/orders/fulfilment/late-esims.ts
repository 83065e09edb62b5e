import { lateDeliveryHours } from "@rihla/contract/rules";
import { deliveryMinutes } from "@rihla/contract/rules/delivery-time";
import type { Uses } from "../../../app.ts";
import { eachApart } from "../../../infra/jobs/each-apart.ts";
import {
  findEsim,
  findEsimsOfOrders,
  findEsimsToCome,
  giveUpEsim,
  isStillToCome,
} from "../../esims/index.ts";
import { mailLateOrderJob } from "../orders.queue.ts";
import { findOrdersToTellLate, lockUnpaidOrder, noteToldLate } from "../orders.repository.ts";

const batch = 200;

type LateApp = Uses<"db" | "esimEvents" | "jobs" | "log">;

/**
 * Keeps the word that was given for eSIMs that take long: their buyer is told, once for an order; and one that has not come by the last
 * moment is given up, so that its money goes back without anybody's asking. What is left over waits for the next round.
 */
export async function lookAtLateEsims(app: LateApp): Promise<void> {
  const over = await findEsimsToCome(app.db, lateDeliveryHours * 60, batch);
  await eachApart(over, ({ id }) => giveUp(app, id));
  const late = await findOrdersToTellLate(app.db, deliveryMinutes.mailed, batch);
  await eachApart(late, ({ id }) => tell(app, id));
}

async function giveUp(app: LateApp, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    if (!(await giveUpEsim(tx, id))) return;
    const esim = await findEsim(tx, id);
    if (!esim) return;
    app.log.error({ esimId: id, provider: esim.provider }, "an eSIM never came and its money goes back");
    await app.esimEvents.onRefused(tx, esim);
  });
}

async function tell({ db, jobs }: LateApp, orderId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockUnpaidOrder(tx, orderId);
    if (!order || order.toldLateAt || order.erasedAt) return;
    if (!(await findEsimsOfOrders(tx, [orderId])).some(isStillToCome)) return;
    await noteToldLate(tx, orderId);
    await jobs.send(tx, mailLateOrderJob, { orderId });
  });
}
