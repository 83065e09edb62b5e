import type { Db, Tx } from "../../../database.ts";
import { lockOrder, type OrderRow, wasPaid } from "../../orders/index.ts";
import { findInvoices, type InvoiceRow, insertInvoice } from "./invoices.repository.ts";

/** All invoices of an order, once the first is written; the one that holds first. */
export function issueInvoice(db: Db, orderId: string): Promise<InvoiceRow[]> {
  return db.transaction().execute(async (tx) => {
    await writeFirst(tx, await lockOrder(tx, orderId));
    return findInvoices(tx, orderId);
  });
}

/** The order is locked, so two who ask at once write one. */
export async function writeFirst(tx: Tx, order: OrderRow): Promise<void> {
  const { id: orderId, company, companyChangedAt } = order;
  if (!company || companyChangedAt || order.erasedAt || !wasPaid(order)) return;
  if ((await findInvoices(tx, orderId)).length > 0) return;
  await insertInvoice(tx, { orderId, version: 1, company });
}
