import { orderReminder } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { eachApart } from "../../infra/jobs/each-apart.ts";
import { findPaymentsOf, isUndecided } from "../payments/index.ts";
import { isOpen } from "./order.ts";
import { mailUnpaidOrderJob } from "./orders.queue.ts";
import { findOrdersToRemindOf, lockUnpaidOrder, noteReminded } from "./orders.repository.ts";

const batch = 200;

/**
 * Has whoever left an order unpaid reminded of it, once, while it can still be paid and no attempt is under way. What is left over
 * waits for the next round.
 */
export async function remindOfOrders(app: Uses<"db" | "jobs">): Promise<void> {
  const orders = await findOrdersToRemindOf(app.db, orderReminder, batch);
  await eachApart(orders, ({ id }) => remindOf(app, id));
}

async function remindOf({ db, jobs }: Uses<"db" | "jobs">, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockUnpaidOrder(tx, id);
    if (!order || !isOpen(order) || order.remindedAt) return;
    if ((await findPaymentsOf(tx, [id])).some(isUndecided)) return;
    await noteReminded(tx, id);
    await jobs.send(tx, mailUnpaidOrderJob, { orderId: id });
  });
}
