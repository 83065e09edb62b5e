import { keptDays } from "@rihla/contract/rules";
import type { Db, Tx } from "../../database.ts";
import { findPaymentsOf, mayTakeMoney } from "../payments/index.ts";
import { deleteOrders, lockUnpaidOrders, type Unpaid } from "./orders.repository.ts";
import { forgetPayers } from "./payment-links/payer-addresses.repository.ts";

const batch = 200;
/** Before every id there is. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** Forgets what nobody paid. Each batch is a transaction of its own, so that a long run holds few orders. */
export async function deleteOldUnpaidOrders(db: Db): Promise<void> {
  await forgetPayers(db);
  const deleteAfter = (id: string) =>
    db.transaction().execute((tx) => deleteBatch(tx, { olderThanDays: keptDays.unpaidOrders }, id));
  let last: string | undefined = firstId;
  while (last !== undefined) last = await deleteAfter(last);
}

/** Forgets what strangers ordered in this name and did not pay; what is being paid at this moment stays. */
export async function deleteOrdersOfStrangers(tx: Tx, email: string): Promise<void> {
  let last: string | undefined = firstId;
  while (last !== undefined) last = await deleteBatch(tx, { email }, last);
}

/** The last id that was looked at; undefined at the end. */
async function deleteBatch(tx: Tx, which: Unpaid, after: string): Promise<string | undefined> {
  const orders = await lockUnpaidOrders(tx, which, after, batch);
  const ids = orders.map(({ id }) => id);
  const now = new Date();
  const tookOrMayTakeMoney = (await findPaymentsOf(tx, ids)).filter(
    (payment) => payment.status !== "declined" || payment.settledByHand || mayTakeMoney(payment, now),
  );
  const kept = new Set(tookOrMayTakeMoney.map(({ orderId }) => orderId));
  const unpaid = ids.filter((id) => !kept.has(id));
  await deleteOrders(tx, unpaid);
  return orders.length < batch ? undefined : ids.at(-1);
}
