import type { Company } from "@rihla/contract/rules/company";
import { type Selectable, sql } from "kysely";
import type { Executor, Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import type { ReceiptTables } from "../receipts.tables.ts";

export type InvoiceRow = Selectable<ReceiptTables["invoice"]>;

/** The one that holds first. */
export function findInvoices(db: Executor, orderId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom("invoice")
    .selectAll()
    .where("orderId", "=", orderId)
    .orderBy("version", "desc")
    .execute();
}

/** With the next number of its year, which is Algiers'. Its order is locked. */
export async function insertInvoice(
  tx: Tx,
  { orderId, version, company }: { orderId: string; version: 1 | 2; company: Company },
): Promise<void> {
  const { year, lastPlace } = await tx
    .insertInto("invoiceYear")
    .values({
      year: sql<number>`extract(year from now() at time zone 'Africa/Algiers')::integer`,
      lastPlace: 1,
    })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet({ lastPlace: sql<number>`invoice_year.last_place + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("invoice")
    .values({ id: newId(), orderId, version, company, year, place: lastPlace })
    .execute();
}

export async function cancelInvoices(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable("invoice")
    .set({ cancelledAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("cancelledAt", "is", null)
    .execute();
}

/** Numbers and dates stay: they have no gaps. */
export async function eraseInvoices(tx: Tx, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.updateTable("invoice").set({ company: null }).where("orderId", "in", orderIds).execute();
}
