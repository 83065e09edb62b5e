import { sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import type { OrderRow } from "../order.ts";
import type { PaymentLink } from "./payment-link.ts";

/** Puts one in the place of any that the order has, and keeps the order open until it ends. */
export async function insertLink(
  tx: Tx,
  link: { id: string; orderId: string; tokenHash: string; endsAt: Date },
): Promise<void> {
  await withdrawLinks(tx, link.orderId);
  await tx
    .insertInto("paymentLink")
    .values({ ...link, withdrawnAt: null })
    .execute();
  await keepOpen(tx, link.orderId, { payableUntil: link.endsAt, paymentLinkEndsAt: link.endsAt });
}

export function withdrawLinks(tx: Tx, orderId: string) {
  return tx
    .updateTable("paymentLink")
    .set({ withdrawnAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("withdrawnAt", "is", null)
    .execute();
}

export function keepOpen(
  tx: Tx,
  orderId: string,
  until: Pick<OrderRow, "payableUntil" | "paymentLinkEndsAt">,
) {
  return tx.updateTable("customerOrder").set(until).where("id", "=", orderId).execute();
}

export function findLinkByHash(db: Executor, tokenHash: string): Promise<PaymentLink | undefined> {
  return db.selectFrom("paymentLink").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();
}

/** Which link started a payment, if one did. */
export function findPaymentByLink(db: Executor, paymentId: string) {
  return db.selectFrom("paymentByLink").selectAll().where("paymentId", "=", paymentId).executeTakeFirst();
}

/** The payments that this link started. */
export async function findPaymentsByLink(db: Executor, linkId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("paymentByLink")
    .select("paymentId")
    .where("linkId", "=", linkId)
    .execute();
  return new Set(rows.map(({ paymentId }) => paymentId));
}

/** Two who open the same page of the bank share one row, which says so from then on. */
export async function keepPaymentByLink(
  tx: Tx,
  row: { paymentId: string; linkId: string; shared: boolean },
): Promise<void> {
  await tx
    .insertInto("paymentByLink")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("paymentId").doUpdateSet({ shared: sql`payment_by_link.shared or excluded.shared` }),
    )
    .execute();
}
