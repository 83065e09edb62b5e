import type { NoticeKind } from "@rihla/contract";
import type { Db } from "../../../database.ts";
import type { Caller } from "../../../http/caller.ts";
import { Refusal } from "../../../refusal.ts";
import { holdCustomer } from "../../customers/index.ts";
import { findUnwantedNotices, saveUnwantedNotices } from "../push/notices.repository.ts";

export async function showNotices(db: Db, { customerId }: Caller) {
  return { unwanted: await findUnwantedNotices(db, customerId) };
}

/** In place of what was chosen before. Two choices at once come one after the other. */
export async function chooseNotices(db: Db, caller: Caller, unwanted: readonly NoticeKind[]) {
  await db.transaction().execute(async (tx) => {
    if (!(await holdCustomer(tx, caller.customerId))) throw new Refusal("unauthenticated");
    await saveUnwantedNotices(tx, caller.customerId, unwanted);
  });
  return showNotices(db, caller);
}
