import { keptDays } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Executor } from "../../../database.ts";

const whenForgotten = sql<Date>`now() + make_interval(days => ${keptDays.payerAddress})`;

/** `forRefund`: it is kept to tell of money that goes back; else for the receipt only. */
export async function keepPayerAddress(
  db: Executor,
  { forRefund, ...address }: { paymentId: string; email: string; forRefund: boolean },
): Promise<void> {
  await db
    .insertInto("payerAddress")
    .values({ ...address, keptUntil: forRefund ? whenForgotten : null })
    .onConflict((conflict) =>
      conflict
        .columns(["paymentId", "email"])
        .doUpdateSet({ keptUntil: sql`coalesce(excluded.kept_until, payer_address.kept_until)` }),
    )
    .execute();
}

/** Money goes back to whoever paid: they hear of it to the end, wherever they left an address. */
export async function keepForRefund(db: Executor, paymentId: string): Promise<void> {
  await db
    .updateTable("payerAddress")
    .set({ keptUntil: whenForgotten })
    .where("paymentId", "=", paymentId)
    .execute();
}

export async function findPayerAddresses(db: Executor, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("payerAddress")
    .select("email")
    .where("paymentId", "=", paymentId)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ email }) => email);
}

/** The receipt is handed over: an address that was left for it alone is gone. */
export async function receiptIsSent(db: Executor, paymentId: string, email: string): Promise<void> {
  await db
    .deleteFrom("payerAddress")
    .where("paymentId", "=", paymentId)
    .where("email", "=", email)
    .where("keptUntil", "is", null)
    .execute();
}

/** Days after which nobody comes back to a page that was not paid. */
const daysForReceipt = 7;

/** Forgets the addresses of those who began to pay by a link and did not, and of those whose money stayed. */
export async function forgetPayers(db: Executor): Promise<void> {
  await db
    .deleteFrom("payerAddress")
    .where(
      sql<Date>`coalesce(kept_until, created_at + make_interval(days => ${daysForReceipt}))`,
      "<",
      sql<Date>`now()`,
    )
    .execute();
}
