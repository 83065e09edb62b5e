import type { App } from "../../app.ts";
import { findPaymentsOf } from "../payments/index.ts";
import { findOrdersToClose, lockOrder, moveOrder } from "./orders.repository.ts";

/** Longer than a gateway's session that was opened at the last moment. */
const marginMinutes = 30;
const batch = 200;

/** Closes orders nobody paid, once no gateway page opened for them can still take money. */
export async function closeOrders(app: App): Promise<void> {
  for (const { id } of await findOrdersToClose(app.db, marginMinutes, batch)) {
    await app.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      const payments = await findPaymentsOf(tx, [id]);
      const mayStillBePaid = payments.some((payment) => payment.status === "pending");
      if (order.status === "open" && !mayStillBePaid)
        await moveOrder(tx, order, "closed", "not paid in time", "expired");
    });
  }
}
