import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { eachApart } from "../../infra/jobs/each-apart.ts";
import { findPaymentsOf, isUndecided } from "../payments/index.ts";
import { isOpen } from "./order.ts";
import { findOrdersToClose, lockUnpaidOrder, moveOrder } from "./orders.repository.ts";

/** Added to the longest session that a gateway may have opened at the last moment, in minutes. */
const spareMinutes = 10;
const batch = 200;
/** Before every id there is. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** Closes orders nobody paid, once no gateway page opened for them can still take money. */
export async function closeOrders(app: Uses<"db" | "gateways">): Promise<void> {
  const sessions = [...app.gateways.values()].map(({ sessionSeconds }) => sessionSeconds);
  const marginMinutes = Math.ceil(Math.max(0, ...sessions) / 60) + spareMinutes;
  let last = firstId;
  for (;;) {
    const orders = await findOrdersToClose(app.db, marginMinutes, last, batch);
    await eachApart(orders, ({ id }) => closeUnpaid(app.db, id));
    last = orders.at(-1)?.id ?? last;
    if (orders.length < batch) return;
  }
}

async function closeUnpaid(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockUnpaidOrder(tx, id);
    if (!order) return;
    const payments = await findPaymentsOf(tx, [id]);
    const mayStillBePaid = payments.some(isUndecided);
    if (isOpen(order) && !mayStillBePaid) await moveOrder(tx, order, "closed", "not paid in time", "expired");
  });
}
