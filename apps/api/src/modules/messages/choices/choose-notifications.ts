import type { NotificationKind } from "@rihla/contract";
import type { Db } from "../../../database.ts";
import type { Caller } from "../../../http/caller.ts";
import { Refusal } from "../../../refusal.ts";
import { holdCustomer } from "../../customers/index.ts";
import { findUnwantedNotifications, saveUnwantedNotifications } from "../push/notifications.repository.ts";

export async function showNotifications(db: Db, { customerId }: Caller) {
  return { unwanted: await findUnwantedNotifications(db, customerId) };
}

/** In place of what was chosen before. Two choices at once come one after the other. */
export async function chooseNotifications(db: Db, caller: Caller, unwanted: readonly NotificationKind[]) {
  await db.transaction().execute(async (tx) => {
    if (!(await holdCustomer(tx, caller.customerId))) throw new Refusal("unauthenticated");
    await saveUnwantedNotifications(tx, caller.customerId, unwanted);
  });
  return showNotifications(db, caller);
}
